/** Set by the build; a command that runs from the sources has none, and neither has a build for development. */
declare const VITRINE_CHECKS_VERSION: string | undefined;

/** Version of the code and schemas that decide which documents have errors; null where it is not known. */
export const CHECKS_VERSION: string | null =
  typeof VITRINE_CHECKS_VERSION === 'undefined' || VITRINE_CHECKS_VERSION === '' ? null : VITRINE_CHECKS_VERSION;
