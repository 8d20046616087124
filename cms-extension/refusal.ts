import type { ConfigError } from '#engine/validation/config-error.ts';

/** A field of the form in which the Studio shows a document or a file. */
export type FormField = 'id' | 'site' | 'kind' | 'name' | 'status' | 'document' | 'folder' | 'filename_download';

/** Why a save may not be. `field` is the place in the form that an editor has to change; null where there is no form. */
export class Refusal extends Error {
  override readonly name: string = 'Refusal';
  readonly field: FormField | null;

  constructor(message: string, field: FormField | null = null, options?: ErrorOptions) {
    super(message, options);
    this.field = field;
  }
}

/** What is wrong with a document, and with those of others that need it as it was. */
export class InvalidDocument extends Refusal {
  override readonly name = 'InvalidDocument';
  readonly id: string;
  readonly errors: readonly ConfigError[];
  readonly intent: 'published' | 'removed';

  constructor(id: string, errors: readonly ConfigError[], intent: InvalidDocument['intent'] = 'published') {
    super(`${id} can't be ${intent}.`, intent === 'published' ? 'document' : null);
    this.id = id;
    this.errors = errors;
    this.intent = intent;
  }
}

/** Nothing is published that could not be checked. */
export function uncheckable(error: unknown): Refusal {
  const reason = error instanceof Error ? error.message : String(error);
  const message = `This document can't be checked, so it can't be published: ${reason}. Tell your operator.`;
  return new Refusal(message, null, { cause: error });
}
