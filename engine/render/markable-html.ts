import { LABEL_ATTRIBUTES, type MarkableElement, type MarkableText } from './find-language-marks.ts';

/** Where a text is in HTML, or where another attribute of an element would be. */
export interface HtmlPlace {
  readonly start: number;
  readonly end: number;
}

interface OpenElement extends MarkableElement<HtmlPlace> {
  readonly children: (MarkableElement<HtmlPlace> | MarkableText<HtmlPlace>)[];
}

const TOKEN = /<!--[^]*?-->|<(\/?)([a-z][\w:-]*)((?:[^>"]|"[^"]*")*?)(\/?)>|[^<]+/gi;
const VOID = new Set(['area', 'base', 'br', 'col', 'embed', 'hr', 'img', 'input', 'link', 'meta', 'source', 'wbr']);
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" };

/** Reads HTML that React or the Markdown renderer wrote, in which angle brackets of texts and attributes are escaped. */
export function readMarkableHtml(html: string): MarkableElement<HtmlPlace> {
  const root = createElement('', '', 0);
  const open = [root];
  for (const token of html.matchAll(TOKEN)) {
    const [source, slash, tag, attributes = '', selfClosing = ''] = token;
    const end = token.index + source.length;
    const around = open.at(-1) ?? root;
    if (tag === undefined) around.children.push({ text: decodeHtml(source), place: { start: token.index, end } });
    else if (slash) {
      if (open.length > 1) open.pop();
    } else {
      const element = createElement(tag, attributes, end - 1 - selfClosing.length);
      around.children.push(element);
      if (!selfClosing && !VOID.has(tag)) open.push(element);
    }
  }
  return root;
}

/** Texts of HTML between its tags. */
export function listTextsOfHtml(html: string): readonly string[] {
  return html
    .split(/<[^>]*>/)
    .map(decodeHtml)
    .filter((text) => /\p{L}/u.test(text));
}

function createElement(tag: string, attributes: string, place: number): OpenElement {
  const read = (name: string) => new RegExp(` ${name}="([^"]*)"`).exec(attributes)?.[1];
  const labels = LABEL_ATTRIBUTES.flatMap((name) => read(name) ?? []).map(decodeHtml);
  return { tag, place: { start: place, end: place }, language: read('lang') ?? null, labels, children: [] };
}

function decodeHtml(text: string): string {
  return text.replaceAll(/&(amp|lt|gt|quot|#x27|#39);/g, (_, name) => ENTITIES[name] ?? '');
}
