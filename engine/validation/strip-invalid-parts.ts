import type { ConfigDocument, RawDocument } from '../cms/document.ts';
import type { DocumentCheckResult } from './check-document.ts';
import type { ConfigError } from './config-error.ts';
import { splitPointer } from './json-pointer.ts';
import { isJsonSchemaObject as isObject } from './schema-library.ts';

/** The valid rest of a document; `leftOut` are pointers of removed parts. */
export interface DocumentWithoutInvalidParts {
  readonly document: ConfigDocument;
  readonly leftOut: readonly string[];
}

/**
 * Removes faulty parts, so that the rest can be checked with other documents: first as little as possible, then
 * enclosing parts. Null if nothing valid is left.
 */
export function stripInvalidDocumentParts(
  raw: RawDocument,
  errors: readonly ConfigError[],
  check: (document: RawDocument) => DocumentCheckResult,
): DocumentWithoutInvalidParts | null {
  const exact = tryWithout(raw, errors.map(faultyPart), check);
  if (!exact || exact.document) return exact;
  const wide = [...errors, ...exact.errors].map(({ pointer }) => partAround(pointer));
  const rest = tryWithout(raw, wide, check);
  return rest?.document ? rest : null;
}

type Attempt = DocumentWithoutInvalidParts | { readonly document: null; readonly errors: readonly ConfigError[] };

function tryWithout(
  raw: RawDocument,
  parts: readonly string[],
  check: (document: RawDocument) => DocumentCheckResult,
): Attempt | null {
  const value = parse(raw.text);
  if (!isObject(value)) return null;
  const leftOut = [...new Set(parts)].filter((pointer) => pointer !== '');
  for (const pointer of leftOut) removeAt(value, splitPointer(pointer));
  const { document, errors } = check({ ...raw, text: JSON.stringify(value) });
  return document ? { document, leftOut } : { document, errors };
}

/** A wrong property can be removed alone; a missing one or a list item cannot. */
function faultyPart({ pointer, code }: ConfigError): string {
  const isItem = /^\d+$/.test(splitPointer(pointer).at(-1) ?? '');
  return code === 'missing-property' || isItem ? partAround(pointer) : pointer;
}

/** The enclosing block, item, entry or property. */
const AROUND = /^(?:\/(?:blocks|items)\/\d+|\/(?:entries|routes|capabilities)\/[^/]+|\/[^/]+)/;

function partAround(pointer: string): string {
  return AROUND.exec(pointer)?.[0] ?? '';
}

/** List items are replaced by a placeholder, so that later positions stay. */
function removeAt(holder: unknown, [step = '', ...deeper]: readonly string[]): void {
  if (Array.isArray(holder)) {
    const index = Number(step);
    if (deeper.length > 0) removeAt(holder[index], deeper);
    else if (index < holder.length) holder[index] = { id: `left-out-${index}`, disabled: true };
  } else if (isObject(holder) && Object.hasOwn(holder, step)) {
    if (deeper.length > 0) removeAt(holder[step], deeper);
    else Reflect.deleteProperty(holder, step);
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
