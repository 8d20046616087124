import type { StaticHtmlNode } from '#engine/page/page-node.ts';
import { toTrustedHtml } from './trusted-html.ts';

/** Captures the static HTML of the document before hydration, because React removes it with its elements. */
export function captureStaticHtml(root: ParentNode): (node: StaticHtmlNode) => string {
  const captured = new Map<string, string>();
  for (const element of root.querySelectorAll<HTMLElement>('[data-kept]')) {
    captured.set(element.dataset['kept'] ?? '', toTrustedHtml(element.innerHTML));
  }
  const received = new WeakMap<StaticHtmlNode, string>();
  return (node) => {
    if (node.html === undefined) return captured.get(node.id) ?? toTrustedHtml('');
    const known = received.get(node) ?? toTrustedHtml(node.html);
    received.set(node, known);
    return known;
  };
}
