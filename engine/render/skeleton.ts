import { type DefaultTreeAdapterMap, parseFragment, serialize, serializeOuter } from 'parse5';
import { KEPT, type PageNode } from '../page/page-node.ts';

type Node = DefaultTreeAdapterMap['childNode'];
type Element = DefaultTreeAdapterMap['element'];

/** The element that stands for a slot in the HTML of a block whose slots hold code. */
export const SLOT_TAG = 'vitrine-slot';

/** Elements that their parent must hold directly, so that no wrapper may come between. */
const BOUND = new Set([
  'summary',
  'li',
  'tr',
  'td',
  'th',
  'tbody',
  'thead',
  'dt',
  'dd',
  'legend',
  'figcaption',
  'option',
]);

/** Attributes whose React name differs from the HTML one. */
const REACT_NAMES: Readonly<Record<string, string>> = {
  class: 'className',
  for: 'htmlFor',
  tabindex: 'tabIndex',
  colspan: 'colSpan',
  rowspan: 'rowSpan',
  popovertarget: 'popoverTarget',
};

/**
 * Splits the HTML of a block into host elements around its slots and kept HTML beside them, so that the block itself
 * ships no code. `slots` gives the nodes of each slot.
 */
export function skeletonOf(blockId: string, html: string, slots: (name: string) => readonly PageNode[]): PageNode[] {
  let count = 0;
  const nextId = () => `${blockId}.${count++}`;

  function convertAll(nodes: readonly Node[]): PageNode[] {
    const result: PageNode[] = [];
    let run: Node[] = [];
    const endRun = () => {
      if (run.some(isVisible)) {
        result.push({
          kind: 'kept',
          id: nextId(),
          tag: 'div',
          attributes: KEPT,
          html: run.map(serializeNode).join(''),
        });
      }
      run = [];
    };
    for (const node of nodes) {
      if (!isElement(node) || (!holdsSlot(node) && !BOUND.has(node.tagName))) {
        run.push(node);
        continue;
      }
      endRun();
      result.push(...convertElement(node));
    }
    endRun();
    return result;
  }

  function convertElement(element: Element): readonly PageNode[] {
    if (element.tagName === SLOT_TAG) return slots(element.attrs.find(({ name }) => name === 'name')?.value ?? '');
    const { tagName: tag } = element;
    const attributes = Object.fromEntries(element.attrs.map(({ name, value }) => [REACT_NAMES[name] ?? name, value]));
    if (!holdsSlot(element)) return [{ kind: 'kept', id: nextId(), tag, attributes, html: serialize(element) }];
    return [{ kind: 'host', id: nextId(), tag, attributes, children: convertAll(element.childNodes) }];
  }

  return convertAll(parseFragment(html).childNodes);
}

function isElement(node: Node): node is Element {
  return 'tagName' in node;
}

function isVisible(node: Node): boolean {
  return isElement(node) || ('value' in node && node.value.trim() !== '');
}

function holdsSlot(element: Element): boolean {
  return element.tagName === SLOT_TAG || element.childNodes.some((child) => isElement(child) && holdsSlot(child));
}

function serializeNode(node: Node): string {
  return serializeOuter(node);
}
