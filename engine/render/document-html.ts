import { documentTitle } from './document-title.ts';
import { fillFrame, type PageFrame } from './page-frame.ts';
import type { PagePayload } from './page-payload.ts';
import type { BlockStyles, InlineStyles } from './page-styles.ts';
import { scriptJson } from './script-json.ts';

/** What a document holds beside its page. */
export interface DocumentParts {
  readonly payload: PagePayload;
  /** The page's own HTML, as React rendered it around what its nodes keep. */
  readonly frame: PageFrame;
  readonly theme: InlineStyles;
  readonly styles: BlockStyles;
  readonly fonts: readonly string[];
  readonly favicon: string | null;
  readonly scripts: BrowserScripts;
  /** Marks the document so that it follows changes of documents and code. */
  readonly development: boolean;
}

export interface BrowserScripts {
  /** The small script of every page. */
  readonly entry: string;
  /** Modules that a page with code needs at once. */
  readonly preload: readonly string[];
}

/** A whole HTML document. It holds no executable inline script, and no style but the two whose hashes are known. */
export function documentHtml(parts: DocumentParts): string {
  const { payload, frame, theme, styles, fonts, favicon, scripts, development } = parts;
  const { nodes, ...rest } = payload;
  const { head, site } = rest;
  const title = documentTitle(head.title, site.name);
  return [
    `<!DOCTYPE html><html lang="${escapeHtml(site.locale)}" data-site="${escapeHtml(site.key)}"${development ? ' data-development' : ''}><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>${escapeHtml(title)}</title>`,
    head.description ? `<meta name="description" content="${escapeHtml(head.description)}">` : '',
    head.noindex ? '<meta name="robots" content="noindex,nofollow">' : '',
    `<link rel="canonical" href="${escapeHtml(head.canonical)}">`,
    `<meta property="og:title" content="${escapeHtml(title)}"><meta property="og:site_name" content="${escapeHtml(site.name)}">`,
    head.image ? `<meta property="og:image" content="${escapeHtml(head.image)}">` : '',
    favicon ? `<link rel="icon" href="${escapeHtml(favicon)}">` : '',
    ...fonts.map((font) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${escapeHtml(font)}">`),
    `<style>${theme.css}</style><style>${styles.css}</style>`,
    ...scripts.preload.map((script) => `<link rel="modulepreload" href="${escapeHtml(script)}">`),
    `<script type="module" src="${escapeHtml(scripts.entry)}"></script>`,
    `</head><body><div id="app">${fillFrame(frame, nodes)}</div>`,
    `<script type="application/json" id="page">${scriptJson(rest).slice(0, -1)},"nodes":${frame.nodes}}</script></body></html>`,
  ].join('');
}

export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
