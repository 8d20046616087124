import { applyEdits, modify } from 'jsonc-parser';

/** Inserts text after the first occurrence of an anchor. `path` names the file in the error if there is none. */
export function insertTextAfterAnchor(path: string, text: string, anchor: string, addition: string): string {
  const at = text.indexOf(anchor);
  if (at === -1) throw new Error(`${path} has no ${JSON.stringify(anchor)} any more, which vitrine new looks for.`);
  return text.slice(0, at + anchor.length) + addition + text.slice(at + anchor.length);
}

/** Inserts text before the first occurrence of an anchor. */
export function insertTextBeforeAnchor(path: string, text: string, anchor: string, addition: string): string {
  return insertTextAfterAnchor(path, text, anchor, '').replace(anchor, () => addition + anchor);
}

/** Sets one value in a JSON text and leaves its formatting elsewhere unchanged. */
export function setJsonTextValue(text: string, pointer: readonly (string | number)[], value: unknown): string {
  return applyEdits(text, modify(text, [...pointer], value, { formattingOptions: { insertSpaces: true, tabSize: 2 } }));
}

/** Inserts an entry into a list of a JSON text at the given index. */
export function insertJsonTextListItem(
  text: string,
  pointer: readonly (string | number)[],
  index: number,
  value: unknown,
): string {
  const formattingOptions = { insertSpaces: true, tabSize: 2 };
  return applyEdits(text, modify(text, [...pointer, index], value, { isArrayInsertion: true, formattingOptions }));
}
