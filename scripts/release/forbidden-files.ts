/** Version control, secrets, tests, and what is for development only. */
const FORBIDDEN =
  /(?:^|\/)\.(?:git|hg|svn|env)|\.test\.[cm]?[jt]sx?$|(?:^|\/)(?:sandbox|studio|e2e|bench)\/|(?:^|\/)secrets\.json$/;

/** Files that may not be in a release, of those that are. */
export function listForbiddenReleaseFiles(paths: readonly string[]): string[] {
  return paths.filter((path) => FORBIDDEN.test(path));
}
