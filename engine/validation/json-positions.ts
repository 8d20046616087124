import { findNodeAtLocation, type Node, parseTree } from 'jsonc-parser';
import { splitPointer } from './json-pointer.ts';

/** Counted from 1; a column counts UTF-16 units, as editors do. */
export interface TextPosition {
  readonly line: number;
  readonly column: number;
}

/** Position of a pointer's value, or of its property's key, in the text. A missing value has that of its parent. */
export type LocatePointer = (pointer: string, on: 'key' | 'value') => TextPosition;

/** Parses the text only when the first position is requested, because most documents have no errors. */
export function createPointerLocator(text: string): LocatePointer {
  const positionOf = createPositionFinder(text);
  let root: Node | undefined;
  return (pointer, on) => {
    root ??= parseTree(text);
    let node = root;
    for (const step of splitPointer(pointer)) {
      const child = node && findNodeAtLocation(node, [node.type === 'array' ? Number(step) : step]);
      if (!child) break;
      node = child;
    }
    const key = node?.parent?.type === 'property' ? node.parent : node;
    return positionOf((on === 'key' ? key : node)?.offset ?? 0);
  };
}

/** Turns offsets into positions. */
export function createPositionFinder(text: string): (offset: number) => TextPosition {
  let starts: number[] | undefined;
  return (offset) => {
    starts ??= lineStarts(text);
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: offset - (starts[low] ?? 0) + 1 };
  };
}

function lineStarts(text: string): number[] {
  const starts = [0];
  for (const { index, 0: end } of text.matchAll(/\r\n|\n|\r/g)) starts.push(index + end.length);
  return starts;
}
