import { escapeHtml } from './escape-html.ts';
import { renderFirstPicturePreload } from './first-picture-preload.ts';
import { fillTemplate, type HtmlTemplate } from './html-template.ts';
import type { PagePayload } from './page-payload.ts';
import type { InlineStyles, PageStyles } from './page-styles.ts';
import { toScriptSafeJson } from './script-json.ts';

/** What a document holds beside its page. */
export interface DocumentHtmlParts {
  readonly payload: PagePayload;
  /** The page's own HTML, as React rendered it around what its nodes keep. */
  readonly frame: HtmlTemplate;
  readonly theme: InlineStyles;
  readonly styles: PageStyles;
  readonly fonts: readonly string[];
  /** What the head says of the page and of its site. */
  readonly head: string;
  readonly scripts: BrowserScripts;
  /** Marks the document so that it follows changes of documents and code. */
  readonly development: boolean;
  /** Marks the document of a shop that its operator has closed, so that nothing more is asked of it. */
  readonly closed?: boolean;
}

export interface BrowserScripts {
  /** The small script of every page. */
  readonly entry: string;
  /** Modules that a page with code needs at once. */
  readonly preload: readonly string[];
}

/** A whole HTML document. It holds no executable inline script, and no style but the two whose hashes are known. */
export function renderDocumentHtml(parts: DocumentHtmlParts): string {
  const { payload, frame, head, theme, styles, fonts, scripts, development, closed } = parts;
  const { nodes, ...rest } = payload;
  const { site } = rest;
  const body = fillTemplate(frame, nodes);
  const picture = renderFirstPicturePreload(body);
  const code = [
    // First, because the others import it; where few files are fetched at once the last one waits for all.
    `<script type="module" src="${escapeHtml(scripts.entry)}"></script>`,
    ...scripts.preload.map((script) => `<link rel="modulepreload" href="${escapeHtml(script)}">`),
  ];
  const hasCode = scripts.preload.length > 0;
  return [
    `<!DOCTYPE html><html lang="${escapeHtml(site.locale)}" data-site="${escapeHtml(site.key)}"${development ? ' data-development' : ''}${closed ? ' data-closed' : ''}><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    picture,
    // Named before the styles, so that what they weigh on a slow network isn't waited for too.
    ...(hasCode ? code : []),
    head,
    `<style>${theme.css}</style><style>${styles.css}</style>`,
    ...(hasCode ? [] : code),
    ...fonts.map((font) => fontLink(font, hasCode, picture !== '')),
    '</head><body><div id="app">',
    ...body,
    `</div><script type="application/json" id="page">${toScriptSafeJson(rest).slice(0, -1)},"nodes":${frame.nodes}}</script></body></html>`,
  ].join('');
}

/**
 * Loads a typeface early, but after the code of a page, if it has any: on a slow network it would be too late anyway,
 * and keep a press waiting. So would it the picture that opens a page, which fills the screen of a phone: there it is
 * loaded when the text asks for it.
 */
function fontLink(font: string, hasCode: boolean, hasPicture: boolean): string {
  const when = `${hasCode ? ' fetchpriority="low"' : ''}${hasPicture ? ' media="(min-width: 48em)"' : ''}`;
  return `<link rel="preload" as="font" type="font/woff2" crossorigin${when} href="${escapeHtml(font)}">`;
}
