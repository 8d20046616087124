import { applyEdits, findNodeAtLocation, modify, type Node, parseTree } from 'jsonc-parser';
import { formatJson, joinItems } from './format-json.ts';

type Path = readonly (string | number)[];

/**
 * Replaces values in a JSON text and leaves everything that is equal untouched, so that line breaks elsewhere in the
 * file survive; items with ids keep their text when they are moved. Formats the whole value if the text cannot be edited
 * this way.
 */
export function updateJsonTextKeepingFormatting(text: string, value: unknown): string {
  const edited = isJson(text) ? editAt(text, [], JSON.parse(text), value) : '';
  return isJson(edited) && same(JSON.parse(edited), value) ? edited : `${JSON.stringify(value, null, 2)}\n`;
}

function editAt(text: string, path: Path, before: unknown, after: unknown): string {
  if (same(before, after)) return text;
  if (Array.isArray(before) && Array.isArray(after)) {
    if (before.length === after.length && sameIds(before, after)) return editItems(text, path, before, after);
    if (haveOwnIds(before) && haveOwnIds(after)) return editList(text, path, before, after);
    return replaceAt(text, path, after);
  }
  if (!isRecord(before) || !isRecord(after)) return replaceAt(text, path, after);
  const gone = Object.keys(before).filter((key) => !Object.hasOwn(after, key));
  const without = gone.reduce((edited, key) => replaceAt(edited, [...path, key], undefined), text);
  return Object.entries(after).reduce(
    (edited, [key, value]) =>
      Object.hasOwn(before, key)
        ? editAt(edited, [...path, key], before[key], value)
        : replaceAt(edited, [...path, key], value),
    without,
  );
}

function editItems(text: string, path: Path, before: readonly unknown[], after: readonly unknown[]): string {
  return after.reduce<string>((edited, item, index) => editAt(edited, [...path, index], before[index], item), text);
}

interface Identified {
  readonly id: string;
}

/** Puts the items in their new order with the text that they had, then edits each. */
function editList(text: string, path: Path, before: readonly Identified[], after: readonly Identified[]): string {
  const node = nodeAt(text, path);
  if (!node) return replaceAt(text, path, after);
  const indent = indentAt(text, node.offset);
  const texts = new Map(
    (node.children ?? []).map(({ offset, length }, index) => [before[index]?.id, text.slice(offset, offset + length)]),
  );
  const items = after.map((item) => texts.get(item.id) ?? formatJson(item, `${indent}  `, indent.length + 2));
  const ordered = splice(text, node, joinItems(items, indent));
  const values = after.map((item) => before.find(({ id }) => id === item.id) ?? item);
  return editItems(ordered, path, values, after);
}

/** A value of undefined removes the property. */
function replaceAt(text: string, path: Path, value: unknown): string {
  const formattingOptions = { insertSpaces: true, tabSize: 2 };
  const set = (next: unknown) => applyEdits(text, modify(text, [...path], next, { formattingOptions }));
  if (value === undefined) return set(undefined);
  const placed = nodeAt(text, path) ? text : set(null);
  const node = nodeAt(placed, path);
  if (!node) return set(value);
  const column = node.offset - lineStartBefore(placed, node.offset);
  return splice(placed, node, formatJson(value, indentAt(placed, node.offset), column));
}

function nodeAt(text: string, path: Path): Node | undefined {
  const tree = parseTree(text);
  return tree && findNodeAtLocation(tree, [...path]);
}

function splice(text: string, { offset, length }: Pick<Node, 'offset' | 'length'>, replacement: string): string {
  return text.slice(0, offset) + replacement + text.slice(offset + length);
}

function lineStartBefore(text: string, offset: number): number {
  return text.lastIndexOf('\n', offset - 1) + 1;
}

function indentAt(text: string, offset: number): string {
  return /^ */.exec(text.slice(lineStartBefore(text, offset), offset))?.[0] ?? '';
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function same(left: unknown, right: unknown): boolean {
  return JSON.stringify(left) === JSON.stringify(right);
}

function sameIds(left: readonly unknown[], right: readonly unknown[]): boolean {
  return left.every((item, index) => idOf(item) === idOf(right[index]));
}

function haveOwnIds(list: readonly unknown[]): list is readonly Identified[] {
  const ids = list.map(idOf);
  return ids.every((id) => id !== null) && new Set(ids).size === ids.length;
}

function idOf(item: unknown): string | null {
  return isRecord(item) && typeof item['id'] === 'string' ? item['id'] : null;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
