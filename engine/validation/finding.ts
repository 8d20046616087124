import type { ConfigError, ConfigErrorCode } from './config-error.ts';
import type { LocatePointer } from './json-positions.ts';

/** A ConfigError before it is known which file it stands in. `on` says whether the key or the value is at fault. */
export interface DocumentFinding {
  readonly pointer: string;
  readonly code: ConfigErrorCode;
  readonly message: string;
  readonly suggestion: string | null;
  readonly on: 'key' | 'value';
}

/** Puts findings in the order of the document. Without `locate` the source is no file, so there are no lines. */
export function toConfigErrors(
  findings: readonly DocumentFinding[],
  source: string,
  locate: LocatePointer | null,
): ConfigError[] {
  return findings
    .map(({ pointer, code, message, suggestion, on }) => {
      const { line, column } = locate?.(pointer, on) ?? { line: null, column: null };
      return { source, pointer, code, message, suggestion, line, column };
    })
    .sort((a, b) => (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0));
}
