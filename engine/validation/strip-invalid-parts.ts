import type { ConfigDocument, RawDocument } from '../cms/document.ts';
import type { CheckedDocument } from './check-document.ts';
import type { ConfigError } from './config-error.ts';
import { splitPointer } from './json-pointer.ts';
import { isJsonSchema as isObject } from './schema-library.ts';

/** What can be read of a document with faults; `leftOut` are pointers to what can't. */
export interface DocumentWithoutInvalidParts {
  readonly document: ConfigDocument;
  readonly leftOut: readonly string[];
}

/**
 * Takes the faults out of a document, so that the rest can be judged among the other documents: first as little as
 * possible, then all that stands around each of them. Null when even then no document of its kind is left.
 */
export function stripInvalidParts(
  raw: RawDocument,
  errors: readonly ConfigError[],
  check: (document: RawDocument) => CheckedDocument,
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
  check: (document: RawDocument) => CheckedDocument,
): Attempt | null {
  const value = parse(raw.text);
  if (!isObject(value)) return null;
  const leftOut = [...new Set(parts)].filter((pointer) => pointer !== '');
  for (const pointer of leftOut) takeOut(value, splitPointer(pointer));
  const { document, errors } = check({ ...raw, text: JSON.stringify(value) });
  return document ? { document, leftOut } : { document, errors };
}

/** A property that is wrong can go by itself. One that is missing can't, nor can an item of a list: it has a number. */
function faultyPart({ pointer, code }: ConfigError): string {
  const isItem = /^\d+$/.test(splitPointer(pointer).at(-1) ?? '');
  return code === 'missing-property' || isItem ? partAround(pointer) : pointer;
}

/** A block or an item, an entry of what lists its entries by name, or else a property of the document. */
const AROUND = /^(?:\/(?:blocks|items)\/\d+|\/(?:entries|routes|capabilities)\/[^/]+|\/[^/]+)/;

function partAround(pointer: string): string {
  return AROUND.exec(pointer)?.[0] ?? '';
}

/** What stands behind an item keeps its number: a place holder takes the place. */
function takeOut(holder: unknown, [step = '', ...deeper]: readonly string[]): void {
  if (Array.isArray(holder)) {
    const index = Number(step);
    if (deeper.length > 0) takeOut(holder[index], deeper);
    else if (index < holder.length) holder[index] = { id: `left-out-${index}`, disabled: true };
  } else if (isObject(holder) && Object.hasOwn(holder, step)) {
    if (deeper.length > 0) takeOut(holder[step], deeper);
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
