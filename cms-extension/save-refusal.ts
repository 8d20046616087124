import type { ConfigError } from '#engine/validation/config-error.ts';

/** Form fields of the Data Studio for documents and files. */
export type DataStudioFieldName =
  | 'id'
  | 'site'
  | 'kind'
  | 'name'
  | 'status'
  | 'document'
  | 'folder'
  | 'filename_download'
  | 'user'
  | 'kinds';

/** A refused save. `field` is the form field to correct; null where there is no form. */
export class SaveRefusal extends Error {
  override readonly name: string = 'Refusal';
  readonly field: DataStudioFieldName | null;

  constructor(message: string, field: DataStudioFieldName | null = null, options?: ErrorOptions) {
    super(message, options);
    this.field = field;
  }
}

/** Refusal of an invalid document, with the errors it causes in other documents. */
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

/** Refusal of an edit outside the rights of the editor. */
export class MissingRightRefusal extends SaveRefusal {
  override readonly name = 'MissingRight';
}

/** Refusal because the check failed: nothing is published unchecked. */
export function createFailedCheckRefusal(error: unknown): SaveRefusal {
  const reason = error instanceof Error ? error.message : String(error);
  const message = `This document can't be checked, so it can't be published: ${reason}. Tell your operator.`;
  return new SaveRefusal(message, null, { cause: error });
}
