import { escapeHtml } from '../../render/escape-html.ts';

const LINK = /(<a\b[^>]*?\shref=")(\/(?![/_\\])[^"]*)(")/g;

/** Links to pages of the shop lead on within the preview: `to` gives the address of the preview of a path. */
export function rewritePreviewLinks(html: string, to: (path: string) => string): string {
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
