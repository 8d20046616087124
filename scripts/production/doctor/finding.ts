/** The result of one check of `vitrine doctor`. */
export interface Finding {
  readonly name: string;
  /** A start fails without what has `failed`; a `warning` is about how well the shops run. */
  readonly status: 'ok' | 'warning' | 'failed';
  readonly found: string;
  /** What to do about it; null where all is well. */
  readonly remedy: string | null;
}

export function pass(name: string, found: string): Finding {
  return { name, status: 'ok', found, remedy: null };
}

export function warn(name: string, found: string, remedy: string): Finding {
  return { name, status: 'warning', found, remedy: remedy };
}

export function fail(name: string, found: string, remedy: string): Finding {
  return { name, status: 'failed', found, remedy: remedy };
}

const MARKS = { ok: 'ok  ', warning: 'warn', failed: 'FAIL' } as const;

/** One line for each check. */
export function formatFindings(findings: readonly Finding[]): string {
  const width = Math.max(...findings.map(({ name }) => name.length));
  return findings
    .map(
      ({ name, status, found, remedy }) =>
        `${MARKS[status]}  ${name.padEnd(width)}  ${found}${remedy ? ` ${remedy}` : ''}\n`,
    )
    .join('');
}

/** Why a service can't be used; `fetch` has the reason as the cause of its error. */
export function describeCause(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { cause } = error;
  return cause instanceof Error ? cause.message : error.message;
}
