/**
 * An error in a document with place and fix, used by all checks.
 *
 * `pointer` is an RFC 6901 JSON pointer; `line` and `column` count from 1 and are null where the source is not a file.
 */
export interface ConfigError {
  readonly source: string;
  readonly pointer: string;
  readonly code: ConfigErrorCode;
  readonly message: string;
  readonly suggestion: string | null;
  readonly line: number | null;
  readonly column: number | null;
}

export type ConfigErrorCode =
  | 'json-syntax'
  | 'too-large'
  | 'forbidden-key'
  | 'duplicate-key'
  | 'wrong-type'
  | 'missing-property'
  | 'no-main-content'
  | 'unknown-property'
  | 'not-allowed'
  | 'wrong-format'
  | 'out-of-range'
  | 'unknown-block'
  | 'former-block-type'
  | 'unknown-message'
  | 'wrong-message'
  | 'unknown-source'
  | 'unknown-text'
  | 'wrong-translation'
  | 'stale-translation'
  | 'unknown-slot'
  | 'duplicate-id'
  | 'extends-missing'
  | 'extends-cycle'
  | 'unknown-route'
  | 'unreachable-route'
  | 'missing-param'
  | 'unknown-resolver'
  | 'route-collision'
  | 'unknown-page'
  | 'unknown-layout'
  | 'outlet'
  | 'unknown-capability'
  | 'missing-content'
  | 'unknown-navigation'
  | 'unknown-asset'
  | 'unknown-font'
  | 'loosened-access'
  | 'host-collision'
  | 'contrast'
  | 'incomplete'
  | 'unvalidated';
