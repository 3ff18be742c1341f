export default {
  extends: ["stylelint-config-standard", "stylelint-config-html/svelte"],
  rules: {
    "selector-pseudo-class-no-unknown": [true, { ignorePseudoClasses: ["global"] }],
    // Where a rule stands is what a reader looks for first; the cascade is short here.
    "no-descending-specificity": null,
    // Names of blocks, parts and variants: .btn--quiet, --gn-nugget.
    "selector-class-pattern": null,
    "custom-property-pattern": null,
    // Older browsers know min-width only.
    "media-feature-range-notation": null,
    "value-keyword-case": ["lower", { ignoreKeywords: ["currentColor"] }],
    "property-no-vendor-prefix": [true, { ignoreProperties: ["text-size-adjust"] }],
    // Blank lines are prettier's.
    "rule-empty-line-before": null,
    "at-rule-empty-line-before": null,
    "declaration-empty-line-before": null,
    "custom-property-empty-line-before": null,
    "comment-empty-line-before": null,
  },
};
