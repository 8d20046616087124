import { insertBlock, type MarkdownText, replaceRange } from './markdown-text.ts';

/** A page that texts can link to. */
export interface LinkablePage {
  readonly title: string;
  /** Null where the page is shown at many addresses. */
  readonly path: string | null;
  readonly link: { readonly route: string } | { readonly page: string };
}

export interface MarkdownLink {
  readonly start: number;
  readonly end: number;
  readonly words: string;
  /** `page:…`, `route:…` or an address. */
  readonly target: string;
}

const LINK = /(?<!!)\[((?:\\.|[^\]\\])*)\]\(([^()\s]*)\)/g;

/** The link that holds the selection; null if there is none. */
export function findLink({ value, start, end }: MarkdownText): MarkdownLink | null {
  for (const { 0: whole, 1: words = '', 2: target = '', index } of value.matchAll(LINK))
    if (index <= start && end <= index + whole.length)
      return { start: index, end: index + whole.length, words: unescapeWords(words), target };
  return null;
}

/** Links the selection, or changes the link that holds it, and selects the words of the link. */
export function setLink(text: MarkdownText, target: string, words: string): MarkdownText {
  const { start, end } = findLink(text) ?? text;
  const escaped = escapeWords(words.trim() || target);
  return replaceRange(text.value, [start, end], `[${escaped}](${target})`, [1, 1 + escaped.length]);
}

/** Keeps the words of the link that holds the selection. */
export function removeLink(text: MarkdownText): MarkdownText {
  const link = findLink(text);
  return link ? replaceRange(text.value, [link.start, link.end], link.words, [0, link.words.length]) : text;
}

/** @param alt what the picture shows; empty if it only decorates */
export function insertPicture(text: MarkdownText, name: string, alt: string): MarkdownText {
  return insertBlock(text, `![${escapeWords(alt.trim())}](asset:${name})`);
}

export function formatPageTarget(link: LinkablePage['link']): string {
  return 'route' in link ? `route:${link.route}` : `page:${link.page}`;
}

/**
 * The target of a typed or pasted address: `https`, `http`, `mailto` or `tel`; an address of the site becomes the page
 * that is shown there. Returns null for others, which the shop would not link.
 */
export function parseAddress(
  typed: string,
  site: { readonly origin: string; readonly pages: readonly LinkablePage[] },
): string | null {
  const address = completeAddress(typed.trim());
  if (!/^(?:https?:\/\/|mailto:|tel:)./i.test(address) || !URL.canParse(address)) return null;
  const { origin, pathname, search, hash } = new URL(address);
  const page = site.pages.find(({ path }) => path === pathname);
  if (origin === new URL(site.origin).origin && page && search === '' && hash === '')
    return formatPageTarget(page.link);
  return address.replaceAll(/[\s()<>\\]/g, (character) => `%${(character.codePointAt(0) ?? 0).toString(16)}`);
}

function completeAddress(typed: string): string {
  if (/^[^\s@:/]+@[^\s@:/]+\.[^\s@:/]+$/.test(typed)) return `mailto:${typed}`;
  return /^(?:[a-z\d-]+\.)+[a-z]{2,}(?:[/?#]\S*)?$/i.test(typed) ? `https://${typed}` : typed;
}

function escapeWords(words: string): string {
  return words.replaceAll(/\s+/g, ' ').replaceAll(/[[\]\\]/g, '\\$&');
}

function unescapeWords(words: string): string {
  return words.replaceAll(/\\([[\]\\])/g, '$1');
}
