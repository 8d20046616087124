import { getTextDirection } from '#domain/messages/text-direction.ts';
import { escapeHtml } from './escape-html.ts';
import { renderFirstPicturePreload } from './first-picture-preload.ts';
import { fillStaticHtmlGaps, type PageHtmlWithStaticHtmlGaps } from './html-template.ts';
import type { PagePayload } from './page-payload.ts';
import type { InlineStyles, PageStyles } from './page-styles.ts';
import { toScriptSafeJson } from './script-json.ts';

/** Parts of an HTML document. */
export interface DocumentHtmlParts {
  readonly payload: PagePayload;
  /** HTML of the page with placeholders for static HTML. */
  readonly frame: PageHtmlWithStaticHtmlGaps;
  readonly theme: InlineStyles;
  readonly styles: PageStyles;
  readonly fonts: readonly string[];
  /** HTML of the head for the page and its site. */
  readonly head: string;
  readonly scripts: PageScriptFiles;
  /** Enables live reload in development. */
  readonly development: boolean;
  /** Marks a document in maintenance mode, which makes no further requests. */
  readonly closed?: boolean;
}

export interface PageScriptFiles {
  /** The small script of every page. */
  readonly entry: string;
  /** Modules that a page with code preloads. */
  readonly preload: readonly string[];
  /** Scripts besides the entry; missing for none. */
  readonly further?: readonly string[];
}

/** A document's HTML in pieces, and its end with the data of the page. */
export interface DocumentHtml {
  readonly pieces: readonly string[];
  readonly end: string;
}

/** The complete HTML document. It has no inline script and only two inline styles, allowed by hash. */
export function renderDocumentHtml(parts: DocumentHtmlParts): DocumentHtml {
  const { payload, frame, head, theme, styles, fonts, scripts, development, closed } = parts;
  const { nodes, ...rest } = payload;
  const { site } = rest;
  const body = fillStaticHtmlGaps(frame, nodes);
  const picture = renderFirstPicturePreload(body);
  const code = [
    // First, because the other modules import it.
    ...[scripts.entry, ...(scripts.further ?? [])].map(
      (script) => `<script type="module" src="${escapeHtml(script)}"></script>`,
    ),
    ...[...scripts.preload, ...(payload.messages === undefined ? [] : [payload.messages])].map(
      (script) => `<link rel="modulepreload" href="${escapeHtml(script)}">`,
    ),
  ];
  const hasCode = scripts.preload.length > 0;
  const pieces = [
    `<!DOCTYPE html><html lang="${escapeHtml(site.locale)}"${getTextDirection(site.locale) === 'rtl' ? ' dir="rtl"' : ''} data-site="${escapeHtml(site.key)}"${development ? ' data-development' : ''}${closed ? ' data-closed' : ''}><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    picture,
    // Before the styles, so that slow networks load code and styles in parallel.
    ...(hasCode ? code : []),
    head,
    '<style>',
    theme.css,
    '</style><style>',
    styles.css,
    '</style>',
    ...(hasCode ? [] : code),
    ...fonts.map((font) => fontLink(font, hasCode, picture !== '')),
    '</head><body><div id="app">',
    ...body,
  ];
  const data = `${toScriptSafeJson(rest).slice(0, -1)},"nodes":${frame.nodes}}`;
  return { pieces, end: `</div><script type="application/json" id="page">${data}</script></body></html>` };
}

/**
 * Preloads a font after the page's code, because an early font delays interaction on slow networks. On phones it is not
 * preloaded beside a large first picture.
 */
function fontLink(font: string, hasCode: boolean, hasPicture: boolean): string {
  const when = `${hasCode ? ' fetchpriority="low"' : ''}${hasPicture ? ' media="(min-width: 48em)"' : ''}`;
  return `<link rel="preload" as="font" type="font/woff2" crossorigin${when} href="${escapeHtml(font)}">`;
}
