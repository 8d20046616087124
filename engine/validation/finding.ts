import type { ConfigError, ConfigErrorCode } from './config-error.ts';
import type { LocatePointer } from './json-positions.ts';

/** An error before its source is known. `on`: whether the key or the value is wrong. */
export interface DocumentFinding {
  readonly pointer: string;
  readonly code: ConfigErrorCode;
  readonly message: string;
  readonly suggestion: string | null;
  readonly on: 'key' | 'value';
}

/** Sorts findings by position. Without `locate` there are no line numbers. */
export function locateFindingsAsConfigErrors(
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
