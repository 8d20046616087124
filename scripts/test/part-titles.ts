/** Title of the part whose success says that the sources are sound so far. */
export const UNIT_TESTS = 'Unit and contract tests';
