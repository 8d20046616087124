/** Title of the part that must pass for its sources to count as tested. */
export const UNIT_TESTS = 'Unit and contract tests';
