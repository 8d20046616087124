import { createHash } from 'node:crypto';
import { type DefaultTreeAdapterMap, parseFragment, serialize, serializeOuter } from 'parse5';
import type { HostElementNode, PagePayloadNode, StaticHtmlNode } from '../page/page-node.ts';

type Node = DefaultTreeAdapterMap['childNode'];
type Element = DefaultTreeAdapterMap['element'];

/** HTML of a block with open slots. */
export type PieceOfSplitBlockHtml = StaticHtmlNode | SlotPlace | SkeletonHost;

interface SlotPlace {
  readonly kind: 'slot';
  readonly name: string;
}

interface SkeletonHost extends Omit<HostElementNode, 'children'> {
  readonly children: readonly PieceOfSplitBlockHtml[];
}

/** Placeholder element of a slot during rendering. */
export const SLOT_ELEMENT_TAG = 'vitrine-slot';

/** Elements that must be direct children of their parent, so that no wrapper fits between. */
const BOUND = new Set([
  'summary',
  'li',
  'caption',
  'colgroup',
  'thead',
  'tbody',
  'tfoot',
  'tr',
  'td',
  'th',
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

/** Boolean attributes; React would treat an empty value as false. */
const SWITCHES = new Set(['hidden', 'inert', 'open', 'disabled', 'reversed', 'novalidate']);

/** Splits the HTML of a block into host elements around slots and static HTML, so that the block ships no code. */
export function splitBlockHtmlAroundSlots(blockId: string, html: string): PieceOfSplitBlockHtml[] {
  let count = 0;
  const createStaticHtmlNode = (
    inside: string,
    element: Pick<StaticHtmlNode, 'tag' | 'attributes'> = {},
  ): StaticHtmlNode => ({
    kind: 'kept',
    id: `${blockId}.${count++}`,
    ...element,
    html: inside,
    version: hashHtml(inside),
  });

  function convertAll(nodes: readonly Node[]): PieceOfSplitBlockHtml[] {
    const result: PieceOfSplitBlockHtml[] = [];
    let run: Node[] = [];
    const endRun = () => {
      if (run.some(isVisible)) result.push(createStaticHtmlNode(run.map((node) => serializeOuter(node)).join('')));
      run = [];
    };
    for (const node of nodes) {
      if (!isElement(node) || (!hasSlot(node) && !BOUND.has(node.tagName))) {
        run.push(node);
        continue;
      }
      endRun();
      result.push(convertElement(node));
    }
    endRun();
    return result;
  }

  function convertElement(element: Element): PieceOfSplitBlockHtml {
    const { tagName: tag } = element;
    if (tag === SLOT_ELEMENT_TAG)
      return { kind: 'slot', name: element.attrs.find(({ name }) => name === 'name')?.value ?? '' };
    const attributes = Object.fromEntries(element.attrs.map(reactAttribute));
    if (!hasSlot(element)) return createStaticHtmlNode(serialize(element), { tag, attributes });
    return { kind: 'host', id: `${blockId}.${count++}`, tag, attributes, children: convertAll(element.childNodes) };
  }

  return convertAll(parseFragment(html).childNodes);
}

/** Inserts the nodes of the slots. */
export function fillBlockShellSlots(
  skeleton: readonly PieceOfSplitBlockHtml[],
  slots: (name: string) => readonly PagePayloadNode[],
): PagePayloadNode[] {
  return skeleton.flatMap((node): readonly PagePayloadNode[] => {
    switch (node.kind) {
      case 'kept':
        return [node];
      case 'slot':
        return slots(node.name);
      case 'host':
        return [{ ...node, children: fillBlockShellSlots(node.children, slots) }];
    }
  });
}

export function hashHtml(html: string): string {
  return createHash('sha256').update(html).digest('base64url').slice(0, 10);
}

function reactAttribute({ name, value }: Element['attrs'][number]): [string, string] {
  return [REACT_NAMES[name] ?? name, value === '' && SWITCHES.has(name) ? name : value];
}

function isElement(node: Node): node is Element {
  return 'tagName' in node;
}

function isVisible(node: Node): boolean {
  return isElement(node) || ('value' in node && node.value.trim() !== '');
}

function hasSlot(element: Element): boolean {
  return element.tagName === SLOT_ELEMENT_TAG || element.childNodes.some((child) => isElement(child) && hasSlot(child));
}
