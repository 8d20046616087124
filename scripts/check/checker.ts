/** Result of a check. `filesRead` is null where the tool does not report it; zero is a failure. */
export interface CheckerResult {
  readonly filesRead: number | null;
  /** One line per finding: `file:line message`. */
  readonly findings: readonly string[];
}

/** One check of `npm run check`. The root is a checkout, or the small one of a planted violation. */
export interface Checker {
  readonly name: string;
  /** Command to run when the check fails. */
  readonly hint: string;
  readonly run: (root: string) => Promise<CheckerResult>;
}

/** Lists why a check fails, including when it has read no files, because then it has checked nothing. */
export function listFailuresOfCheckerResult({ filesRead, findings }: CheckerResult): readonly string[] {
  return filesRead === 0 ? [...findings, 'it read no file at all, so it proves nothing'] : findings;
}
