import type { ConfigDocuments } from '#schemas/generated/config/types.gen.ts';
import type { ConfigDocument, DocumentKind } from '../cms/document.ts';
import { appendPointerStep, splitPointer } from '../validation/json-pointer.ts';
import { isJsonObject, isListOfObjectsWithId } from './json.ts';

/** The value of each document kind, once its schema accepted it. */
export type DocumentOfKind<Kind extends DocumentKind> = ConfigDocuments[Kind];

/** A document after inheritance. `sources` are the documents that it was merged from, the root's first. */
export interface MergedDocument<Value = unknown> {
  readonly name: string;
  readonly value: Value;
  readonly sources: readonly ConfigDocument[];
}

export interface MergedValueOrigin {
  readonly document: ConfigDocument;
  readonly pointer: string;
}

/** The document that decided the value at a pointer: the last one that sets it or its nearest parent. */
export function findDocumentThatSetValue(merged: MergedDocument, pointer: string): MergedValueOrigin | null {
  const path = namedSteps(merged.value, splitPointer(pointer));
  for (let length = path.length; length >= 0; length -= 1) {
    for (const document of merged.sources.toReversed()) {
      const found = locate(document.value, path.slice(0, length));
      if (found !== null) return { document, pointer: found };
      if (isJsonObject(document.value) && document.value['inherit'] === false) break;
    }
  }
  return null;
}

type Step = { readonly key: string } | { readonly id: string };

/** Replaces list positions by ids, which are the same in every document. */
function namedSteps(value: unknown, steps: readonly string[]): readonly Step[] {
  let current = value;
  return steps.map((key) => {
    const list = Array.isArray(current) && isListOfObjectsWithId(current) ? current : null;
    const item = list?.[Number(key)];
    current =
      item ??
      (isJsonObject(current) || Array.isArray(current)
        ? Object.entries(current).find(([k]) => k === key)?.[1]
        : undefined);
    return item ? { id: item.id } : { key };
  });
}

function locate(value: unknown, path: readonly Step[]): string | null {
  let current = value;
  let pointer = '';
  for (const step of path) {
    if (typeof current !== 'object' || current === null) return null;
    const entries: [string, unknown][] = Object.entries(current);
    const found =
      'id' in step
        ? entries.find(([, item]) => isJsonObject(item) && item['id'] === step.id)
        : entries.find(([key]) => key === step.key);
    if (!found) return null;
    pointer = appendPointerStep(pointer, found[0]);
    current = found[1];
  }
  return pointer;
}
