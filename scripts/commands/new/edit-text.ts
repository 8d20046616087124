import { applyEdits, modify } from 'jsonc-parser';

/** Puts text right behind the first place of an anchor. `path` names the file in the error where it has none. */
export function insertAfter(path: string, text: string, anchor: string, addition: string): string {
  const at = text.indexOf(anchor);
  if (at === -1) throw new Error(`${path} has no ${JSON.stringify(anchor)} any more, which vitrine new looks for.`);
  return text.slice(0, at + anchor.length) + addition + text.slice(at + anchor.length);
}

/** Puts text right before the first place of an anchor. */
export function insertBefore(path: string, text: string, anchor: string, addition: string): string {
  return insertAfter(path, text, anchor, '').replace(anchor, () => addition + anchor);
}

/** Sets one value in a JSON text and leaves the rest as it is written. */
export function setJson(text: string, pointer: readonly (string | number)[], value: unknown): string {
  return applyEdits(text, modify(text, [...pointer], value, { formattingOptions: { insertSpaces: true, tabSize: 2 } }));
}

/** Adds an entry to a list, before the one that has this index now. */
export function insertJson(text: string, pointer: readonly (string | number)[], index: number, value: unknown): string {
  const formattingOptions = { insertSpaces: true, tabSize: 2 };
  return applyEdits(text, modify(text, [...pointer, index], value, { isArrayInsertion: true, formattingOptions }));
}
