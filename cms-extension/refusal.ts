import type { ConfigError } from '#engine/validation/config-error.ts';

/** How many problems a message spells out; the rest is in the extensions of the error. */
const TOLD = 20;

/**
 * Ends a save with status 422 and words for the editor. Directus knows its own errors by their name, and shows the
 * message of no other to somebody who is no administrator.
 */
export class Refusal extends Error {
  override readonly name = 'DirectusError';
  // One of Directus's own codes, because the Studio has a title for those alone.
  readonly code = 'UNPROCESSABLE_CONTENT';
  readonly status = 422;
  readonly extensions: { readonly errors: readonly ConfigError[] };

  constructor(message: string, errors: readonly ConfigError[] = [], options?: ErrorOptions) {
    super(message, options);
    this.extensions = { errors };
  }
}

/** Names every problem; those of other documents, which the change would break, with the id of theirs. */
export function invalidDocument(
  id: string,
  errors: readonly ConfigError[],
  intent: 'published' | 'removed' = 'published',
): Refusal {
  const lines = errors.slice(0, TOLD).map((error) => lineOf(id, error));
  const more = errors.length > TOLD ? [`… and ${errors.length - TOLD} more.`] : [];
  return new Refusal([`${id} can't be ${intent}:`, ...lines, ...more].join('\n'), errors);
}

/** Nothing is published that could not be checked. */
export function uncheckable(error: unknown): Refusal {
  const reason = error instanceof Error ? error.message : String(error);
  const message = `This document can't be checked, so it can't be published: ${reason}. Tell your operator.`;
  return new Refusal(message, [], { cause: error });
}

function lineOf(id: string, { source, pointer, message, suggestion }: ConfigError): string {
  const place = pointer === '' && source === id ? 'The document' : pointer;
  const where = source === id ? place : [source, place].filter(Boolean).join(' ');
  // The way out comes before the list of what is allowed: the Studio shows some 200 characters.
  const [, fault = message, rest = ''] = /^(.*?[.]) (.*)$/s.exec(message) ?? [];
  return [`${where}: ${fault}`, suggestion, rest].filter(Boolean).join(' ');
}
