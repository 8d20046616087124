/** Title of the part that must pass for its sources to count as tested. */
export const UNIT_TESTS_TITLE = 'Unit and contract tests';
