import { escapeHtml } from '../../render/escape-html.ts';

const LINK = /(<a\b[^>]*?\shref=")(\/(?![/_\\])[^"]*)(")/g;

/** Rewrites links to shop pages so that they stay in the preview. */
export function rewriteShopLinksToPreview(html: string, to: (path: string) => string): string {
  return html.replace(LINK, (_, before: string, href: string, after: string) => {
    const [path = '', hash] = unescaped(href).split('#');
    return `${before}${escapeHtml(to(path) + (hash === undefined ? '' : `#${hash}`))}${after}`;
  });
}

function unescaped(text: string): string {
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}
