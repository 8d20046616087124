import type { ConfigError } from '#engine/validation/config-error.ts';
import { createPointerLocator, type LocatePointer } from '#engine/validation/json-positions.ts';
import type { DirectusFilterHook } from './directus-hooks.ts';
import { isRowPayload } from './directus-hooks.ts';
import { type DataStudioFieldName, InvalidDocumentRefusal, MissingRightRefusal, SaveRefusal } from './save-refusal.ts';

/** Characters of a message that Data Studio dialogs show before they cut it. */
const SHOWN = 180;

/** Of these, the maximum for the place of the fault and the minimum for the fault itself. */
const PLACE = 70;
const FAULT = 50;

/** Maximum number of faults that are listed in full. */
const TOLD = 20;

/** Converts refusals of a filter to errors that Directus shows to clients. */
export function withRefusalsAsDirectusErrors(filter: DirectusFilterHook): DirectusFilterHook {
  return async (payload, meta, context) => {
    try {
      return await filter(payload, meta, context);
    } catch (error) {
      throw error instanceof SaveRefusal
        ? convertSaveRefusalToDirectusErrors(error, isRowPayload(payload) ? payload['document'] : undefined)
        : error;
    }
  };
}

/**
 * Directus errors for a refused save. The Data Studio lists field errors at the top of the form in full; of other errors it
 * shows the beginning of the first in a dialog.
 */
export function convertSaveRefusalToDirectusErrors(refusal: SaveRefusal, written?: unknown): readonly DirectusError[] {
  if (refusal instanceof MissingRightRefusal) return [new ForbiddenEditError(refusal.message)];
  if (!(refusal instanceof InvalidDocumentRefusal)) {
    const { message, field } = refusal;
    return [
      field === null
        ? new DirectusError(message)
        : new DirectusError(message, { field, type: 'refused', words: message }),
    ];
  }
  const { id, errors, intent, field } = refusal;
  const located = inOrder(id, errors, written);
  const lines = located.slice(0, TOLD).map((error) => lineOf(id, error));
  const more = errors.length > TOLD ? [`… and ${errors.length - TOLD} more.`] : [];
  const [first] = located;
  const headline = first ? headlineOf(id, first, intent, errors.length - 1) : refusal.message;
  const others = headline.includes('…') ? lines : lines.slice(1);
  if (field === null) return [new DirectusError([headline, ...others, ...more].join('\n'))];
  return [...lines, ...more].map(
    (words, index) => new DirectusError(index === 0 ? headline : words, { field, type: `fault-${index + 1}`, words }),
  );
}

/** Directus recognises its errors by name and hides the messages of others from users who are not administrators. */
export class DirectusError extends Error {
  override readonly name = 'DirectusError';
  // The Data Studio has titles for these codes, and field errors for the second.
  readonly code: 'UNPROCESSABLE_CONTENT' | 'FAILED_VALIDATION' | 'FORBIDDEN';
  readonly status: number = 422;
  readonly extensions: Readonly<Record<string, string>>;

  constructor(
    message: string,
    at?: { readonly field: DataStudioFieldName; readonly type: string; readonly words: string },
  ) {
    super(message);
    this.code = at ? 'FAILED_VALIDATION' : 'UNPROCESSABLE_CONTENT';
    this.extensions = at ? { field: at.field, type: at.type, validation_message: at.words } : {};
  }
}

class ForbiddenEditError extends DirectusError {
  override readonly code = 'FORBIDDEN';
  override readonly status = 403;
}

/** Faults of the document itself come first, because others may follow from them. */
function inOrder(id: string, errors: readonly ConfigError[], written: unknown): readonly ConfigError[] {
  const locate = locator(written);
  const { own = [], other = [] } = Object.groupBy(errors, ({ source }) => (source === id ? 'own' : 'other'));
  const located = own.map((error) => {
    const line = error.pointer === '' ? null : (locate?.(error.pointer, 'value').line ?? null);
    return { ...error, line };
  });
  return [...located.sort((a, b) => (a.line ?? 0) - (b.line ?? 0)), ...other];
}

/** Line numbers as the Data Studio shows a loaded document. */
function locator(written: unknown): LocatePointer | null {
  try {
    const value: unknown = typeof written === 'string' ? JSON.parse(written) : written;
    return value === undefined ? null : createPointerLocator(JSON.stringify(value, null, 4));
  } catch {
    return null;
  }
}

/** Place, fault and fix, as far as a dialog shows them, with the number of further faults. */
function headlineOf(id: string, error: ConfigError, intent: InvalidDocumentRefusal['intent'], others: number): string {
  const { fault, rest } = partsOf(error);
  const where = shorten(`${error.source}${placeOf(error)}`, PLACE);
  const how = intent === 'removed' && error.source !== id ? 'Change that place first.' : (error.suggestion ?? rest);
  const more = others > 0 ? ` And ${others} more.` : '';
  const start = `Not ${intent}: ${where}: `;
  const room = SHOWN - start.length - more.length - 1;
  const what = shorten(fault, Math.max(FAULT, room - how.length));
  return `${start}${[what, shorten(how, room - what.length)].filter(Boolean).join(' ')}${more}`;
}

function lineOf(id: string, error: ConfigError): string {
  const { fault, rest } = partsOf(error);
  const place = placeOf(error).trimStart();
  const where = error.source === id ? place || 'The document' : [error.source, place].filter(Boolean).join(' ');
  // The suggestion comes before the list of allowed values, which may be long.
  return [`${where}: ${fault}`, error.suggestion, rest].filter(Boolean).join(' ');
}

function placeOf({ pointer, line }: ConfigError): string {
  if (pointer === '') return '';
  return line === null ? ` ${pointer}` : ` line ${line}, ${pointer}`;
}

/** Splits a message after its first sentence. */
function partsOf({ message }: ConfigError): { fault: string; rest: string } {
  const [, fault = message, rest = ''] = /^(.*?[.]) (.*)$/s.exec(message) ?? [];
  return { fault, rest };
}

function shorten(text: string, length: number): string {
  return text.length > length ? `${text.slice(0, Math.max(0, length - 1)).trimEnd()}…` : text;
}
