import type { ConfigError } from '#engine/validation/config-error.ts';

/** A field of the form in which the Studio shows a document or a file. */
export type StudioFormField = 'id' | 'site' | 'kind' | 'name' | 'status' | 'document' | 'folder' | 'filename_download';

/** Why a save may not be. `field` is the place in the form that an editor has to change; null where there is no form. */
export class SaveRefusal extends Error {
  override readonly name: string = 'Refusal';
  readonly field: StudioFormField | null;

  constructor(message: string, field: StudioFormField | null = null, options?: ErrorOptions) {
    super(message, options);
    this.field = field;
  }
}

/** What is wrong with a document, and with those of others that need it as it was. */
export class InvalidDocumentRefusal extends SaveRefusal {
  override readonly name = 'InvalidDocument';
  readonly id: string;
  readonly errors: readonly ConfigError[];
  readonly intent: 'published' | 'removed';

  constructor(id: string, errors: readonly ConfigError[], intent: InvalidDocumentRefusal['intent'] = 'published') {
    super(`${id} can't be ${intent}.`, intent === 'published' ? 'document' : null);
    this.id = id;
    this.errors = errors;
    this.intent = intent;
  }
}

/** Nothing is published that could not be checked. */
export function createUncheckableRefusal(error: unknown): SaveRefusal {
  const reason = error instanceof Error ? error.message : String(error);
  const message = `This document can't be checked, so it can't be published: ${reason}. Tell your operator.`;
  return new SaveRefusal(message, null, { cause: error });
}
