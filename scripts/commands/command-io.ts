/** Output streams and project of a command. */
export interface CommandIo {
  /** The folder with `site-configs`, `cms-seed`, `blocks` and `schemas`. */
  readonly root: string;
  readonly environment: NodeJS.ProcessEnv;
  /** Whether a font file of a package is there; those of installed packages when left out. */
  readonly hasFont?: (file: string) => boolean;
  out(text: string): void;
  err(text: string): void;
  /** Standard input; commands that read it refuse to when left out. */
  readonly input?: AsyncIterable<Buffer>;
}

export const EXIT_CODES = { ok: 0, problems: 1, usage: 2, failed: 3 } as const;
export type ExitCode = (typeof EXIT_CODES)[keyof typeof EXIT_CODES];

export const CLI_EXIT_CODES_HELP = `
Exit codes:
  0  all is well
  1  problems were found, and are listed
  2  the command was not used as it should be
  3  the command could not run

With --json a command that ends with 2 or 3 prints {"ok": false, "errors": [..]} as check does,
with the code "wrong-use" or "failed".`;

/** The command line is invalid; the message explains the usage. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** Receives the exit code of a finished command. */
export type ReportExitCode = (code: ExitCode) => void;

export function formatJson(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

/** Formats JSON as in the project's files: short lists of plain values are on one line. */
export function formatJsonFile(value: unknown): string {
  return formatJson(value).replace(/\[\n\s+([^[\]{}]*?)\n\s*\]/g, (list, items: string) => {
    const line = `[${items.replace(/\s*\n\s*/g, ' ')}]`;
    return line.length < 90 ? line : list;
  });
}
