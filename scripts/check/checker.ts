/** What a checker found. `filesRead` is null where the tool does not tell; otherwise none read is a failure. */
export interface CheckResult {
  readonly filesRead: number | null;
  /** One line a finding: `file:line message`. */
  readonly findings: readonly string[];
}

/** One part of `npm run check`. The root is the folder of a checkout, or of a planted one. */
export interface Checker {
  readonly name: string;
  /** What a person types when it fails. */
  readonly hint: string;
  readonly run: (root: string) => Promise<CheckResult>;
}

/** Why a checker fails, if it does: a checker that reads nothing proves nothing. */
export function listCheckFailures({ filesRead, findings }: CheckResult): readonly string[] {
  return filesRead === 0 ? [...findings, 'it read no file at all, so it proves nothing'] : findings;
}
