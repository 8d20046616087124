import { type DefaultTreeAdapterMap, parseFragment } from 'parse5';

type Node = DefaultTreeAdapterMap['childNode'];

const FORBIDDEN_ELEMENTS = new Set(['script', 'style', 'iframe', 'object', 'embed', 'base', 'link', 'meta']);
const ADDRESSES = new Set(['href', 'src', 'action', 'formaction']);

/** Everything in a block's HTML that a strict content security policy would refuse or an attacker could use. */
export function findUnsafeHtml(html: string): string[] {
  return faultsOf(parseFragment(html).childNodes);
}

function faultsOf(nodes: readonly Node[]): string[] {
  return nodes.flatMap((node) => {
    if (!('tagName' in node)) return [];
    const own = FORBIDDEN_ELEMENTS.has(node.tagName) ? [`<${node.tagName}>`] : [];
    const attributes = node.attrs
      .filter(({ name, value }) => name === 'style' || name.startsWith('on') || isScript(name, value))
      .map(({ name, value }) => `<${node.tagName} ${name}="${value}">`);
    return [...own, ...attributes, ...faultsOf(node.childNodes)];
  });
}

function isScript(name: string, value: string): boolean {
  return ADDRESSES.has(name) && /^\s*(?:javascript|data|vbscript):/i.test(value);
}
