/**
 * Small files that all nodes of an installation share: built files of releases, and pointers to them. Every method
 * rejects with a `StoreUnavailableError` while the store can't be used.
 */
export interface ObjectStore {
  /** Such as `s3://bucket/shops`, without credentials. */
  readonly description: string;
  /** Null where there is none. */
  find(key: string): Promise<StoredObject | null>;
  /**
   * Writes a whole object; others see the former or the new one. Returns its version.
   *
   * @throws ConditionFailedError where the condition does not hold; nothing is written then
   */
  put(key: string, content: string | Uint8Array, condition?: PutCondition): Promise<string>;
  /** All objects below a folder, by key. The empty text is all of the store; a folder ends with a slash. */
  list(folder: string): Promise<readonly ObjectSummary[]>;
  /** Resolves also where there is none. */
  delete(key: string): Promise<void>;
  /**
   * `atomic` if of two conditional writes at the same time one fails. `checked` if the store compares nothing itself, so
   * that a write between this client's own comparison and its write is lost.
   */
  conditionalWrites(): Promise<'atomic' | 'checked'>;
}

export interface StoredObject {
  readonly content: Buffer;
  /** Follows from the ending of the key. */
  readonly contentType: string;
  /** Changes with each other content. */
  readonly version: string;
}

export interface ObjectSummary {
  readonly key: string;
  readonly bytes: number;
  /** Epoch milliseconds by the clock of the store. */
  readonly modified: number;
}

/** The object must not exist, or must have the version that was read. */
export type PutCondition = { readonly if: 'absent' } | { readonly if: 'version'; readonly version: string };

export class ConditionFailedError extends Error {
  override readonly name = 'ConditionFailedError';

  constructor(key: string, condition: PutCondition) {
    super(
      condition.if === 'absent'
        ? `"${key}" exists. Read it, and write it by its version.`
        : `"${key}" has changed since it was read. Read it again.`,
    );
  }
}

/** The message ends a sentence: "folder /srv/shared can't be used: no space left". */
export class StoreUnavailableError extends Error {
  override readonly name = 'StoreUnavailableError';

  constructor(store: string, reason: string, cause?: unknown) {
    super(`${store} can't be used: ${reason}`, { cause });
  }
}

export class InvalidObjectKeyError extends Error {
  override readonly name = 'InvalidObjectKeyError';
}

const MAX_KEY_LENGTH = 512;
const KEY = /^[A-Za-z0-9_@-][A-Za-z0-9._@-]*(?:\/[A-Za-z0-9_@-][A-Za-z0-9._@-]*)*$/;

/** The same keys for every kind of store; none leads out of a folder. @throws InvalidObjectKeyError */
export function checkKey(key: string): string {
  if (key.length <= MAX_KEY_LENGTH && KEY.test(key)) return key;
  throw new InvalidObjectKeyError(
    `"${key}" is no key of an object: use up to ${MAX_KEY_LENGTH} letters, digits and "_@.-", with "/" between names that don't begin with a dot.`,
  );
}

/** @throws InvalidObjectKeyError */
export function checkFolder(folder: string): string {
  if (folder === '' || (folder.endsWith('/') && checkKey(folder.slice(0, -1)))) return folder;
  throw new InvalidObjectKeyError(`"${folder}" is no folder of objects: end it with a slash.`);
}

const TYPES_BY_ENDING: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  woff2: 'font/woff2',
};

/** The media type of an object, which a store that serves files itself sends. */
export function contentTypeOf(key: string): string {
  return TYPES_BY_ENDING[/\.([a-z0-9]+)$/.exec(key)?.[1] ?? ''] ?? 'application/octet-stream';
}
