import type { ConfigError } from '#engine/validation/config-error.ts';

/** How many problems a message spells out; the rest is in the extensions of the error. */
const TOLD = 20;

/**
 * Ends a save with status 422 and words for the editor. Directus knows its own errors by their name, and shows the
 * message of no other to somebody who is no administrator.
 */
export class Refusal extends Error {
  override readonly name = 'DirectusError';
  readonly code = 'INVALID_DOCUMENT';
  readonly status = 422;
  readonly extensions: { readonly errors: readonly ConfigError[] };

  constructor(message: string, errors: readonly ConfigError[] = [], options?: ErrorOptions) {
    super(message, options);
    this.extensions = { errors };
  }
}

export function invalidDocument(id: string, errors: readonly ConfigError[]): Refusal {
  const lines = errors.slice(0, TOLD).map(lineOf);
  const more = errors.length > TOLD ? [`… and ${errors.length - TOLD} more.`] : [];
  return new Refusal([`${id} can't be published:`, ...lines, ...more].join('\n'), errors);
}

function lineOf({ pointer, message, suggestion }: ConfigError): string {
  return [`${pointer === '' ? 'The document' : pointer}: ${message}`, suggestion].filter(Boolean).join(' ');
}
