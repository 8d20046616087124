import { convertElementsToMarkdown, type ResolveTarget } from './html-to-markdown.ts';
import { sanitizeHtml } from './sanitize-html.ts';

export interface PastedMarkdown {
  readonly markdown: string;
  /** Whether it had no formatting, so that its plain text is the better source. */
  readonly isPlainText: boolean;
  /** Pictures that were left out, because a text shows pictures of the site only. */
  readonly pictures: number;
}

/** Converts HTML of the clipboard to Markdown. Nothing in it is run or loaded. */
export function convertPastedHtml(html: string, resolve: ResolveTarget): PastedMarkdown {
  const elements = sanitizeHtml(html);
  const pictures = elements.querySelectorAll('img').length;
  const isPlain =
    elements.querySelector('a, b, strong, i, em, s, del, code, h1, h2, h3, h4, h5, h6, li, blockquote, table, img') ===
      null && !FORMATS.test([...elements.querySelectorAll('[data-style]')].map((one) => styleOf(one)).join(';'));
  return { markdown: convertElementsToMarkdown(elements, resolve), isPlainText: isPlain, pictures };
}

const FORMATS = /font-weight:\s*(?:bold|[6-9]00)|font-style:\s*(?:italic|oblique)|line-through|mso-list:/i;

const styleOf = (element: Element) => element.getAttribute('data-style') ?? '';
