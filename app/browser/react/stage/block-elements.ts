import { BLOCK_ID_ATTRIBUTE } from '#engine/page/page-node.ts';

const MARKED = `[${BLOCK_ID_ATTRIBUTE}], [data-kept]`;

/** Id of the block that an element belongs to; null outside blocks. */
export function findBlockAround(element: Element): string | null {
  const marked = element.closest(MARKED);
  return marked ? idOf(marked) : null;
}

/** The element that holds a block. It has no box of its own. */
export function findBlockElement(root: ParentNode, id: string): Element | null {
  return [...root.querySelectorAll(MARKED)].find((element) => idOf(element) === id) ?? null;
}

/** Bounding box of the children of a block's wrapper; null without visible children. */
export function measureBlock(element: Element): DOMRect | null {
  const boxes = [...element.children]
    .map((child) => child.getBoundingClientRect())
    .filter(({ width, height }) => width > 0 && height > 0);
  if (boxes.length === 0) return null;
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  const right = Math.max(...boxes.map((box) => box.right));
  const bottom = Math.max(...boxes.map((box) => box.bottom));
  return new DOMRect(left, top, right - left, bottom - top);
}

function idOf(element: Element): string | null {
  return element.getAttribute(BLOCK_ID_ATTRIBUTE) ?? element.getAttribute('data-kept');
}
