/** Ajv options shared by the validator generator and by explanations at run time. */
export const AJV_OPTIONS = {
  strict: true,
  allowUnionTypes: true,
  ownProperties: true,
  inlineRefs: false,
  verbose: false,
} as const;

/** Schema keywords without validation. */
export const SCHEMA_ANNOTATION_KEYWORDS: readonly string[] = [
  'x-text',
  'x-navigation',
  'x-block',
  'x-chosen',
  'x-editor',
];
