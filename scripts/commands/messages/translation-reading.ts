import type { ConfigError, ConfigErrorCode } from '#engine/validation/config-error.ts';
import { appendPointerStep } from '#engine/validation/json-pointer.ts';
import type { TextPosition } from '#engine/validation/json-positions.ts';

/** A message as a file of translations has it, not yet checked. */
export interface ReadTranslation {
  readonly id: string;
  readonly source: string;
  /** Null where the file has no translation; empty where it was removed. */
  readonly target: string | null;
  /** True where the file marks the translation as finished. */
  readonly isConfirmed: boolean;
  readonly place: TextPosition;
}

export interface TranslationFault {
  readonly place: TextPosition;
  readonly code: ConfigErrorCode;
  readonly message: string;
  readonly suggestion: string | null;
  /** Id of the message, where the fault is in one. */
  readonly id?: string;
}

/** Content of a translation file, or why it can't be read. */
export type TranslationReading =
  | { readonly locale: string; readonly translations: readonly ReadTranslation[]; readonly faults: readonly [] }
  | { readonly locale: null; readonly translations: readonly []; readonly faults: readonly TranslationFault[] };

export function refuseTranslations(...faults: readonly TranslationFault[]): TranslationReading {
  return { locale: null, translations: [], faults };
}

/** Writes a fault as the checks of documents do. The pointer is the place that the text would have in a document. */
export function createTranslationError(source: string, fault: TranslationFault): ConfigError {
  const { place, code, message, suggestion, id } = fault;
  const pointer = id === undefined ? '' : appendPointerStep(appendPointerStep('/texts', id), 'text');
  return { source, pointer, code, message, suggestion, ...place };
}
