/** How Ajv reads every schema of the project, when it makes validators and when it explains what they refused. */
export const AJV_OPTIONS = {
  strict: true,
  allowUnionTypes: true,
  ownProperties: true,
  inlineRefs: false,
  verbose: false,
} as const;

/** Keywords that only describe. */
export const SCHEMA_ANNOTATION_KEYWORDS: readonly string[] = ['x-text', 'x-navigation', 'x-block', 'x-chosen'];
