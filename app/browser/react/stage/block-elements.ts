import { BLOCK_ID_ATTRIBUTE } from '#engine/page/page-node.ts';

const MARKED = `[${BLOCK_ID_ATTRIBUTE}]`;

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
  const boxes = listBoxes(element);
  if (boxes.length === 0) return null;
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  const right = Math.max(...boxes.map((box) => box.right));
  const bottom = Math.max(...boxes.map((box) => box.bottom));
  return new DOMRect(left, top, right - left, bottom - top);
}

/** Wrappers have no box of their own, only their children have. */
function listBoxes(element: Element): readonly DOMRect[] {
  return [...element.children].flatMap((child) => {
    const box = child.getBoundingClientRect();
    return box.width > 0 && box.height > 0 ? [box] : listBoxes(child);
  });
}

function idOf(element: Element): string | null {
  return element.getAttribute(BLOCK_ID_ATTRIBUTE);
}
