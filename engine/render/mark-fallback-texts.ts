import { getTextDirection } from '#domain/messages/text-direction.ts';
import type { FallbackText } from '../page/compiled-page.ts';
import { findLanguageMarks } from './find-language-marks.ts';
import { createTextLanguageFinder } from './find-text-languages.ts';
import { listTextsOfHtml, readMarkableHtml } from './markable-html.ts';
import type { FoundMessages } from './track-messages.ts';

export interface FallbackTextsInHtml {
  readonly texts: readonly FallbackText[];
  readonly messages: FoundMessages;
  /** Language around the HTML. */
  readonly locale: string;
  /** Whether texts beside others get an element of their own. React would not find it where it hydrates the HTML. */
  readonly addsElements: boolean;
}

/** HTML in which elements with a text in another language than that around them name it. */
export function markFallbackTexts(
  html: string,
  { texts, messages, locale, addsElements }: FallbackTextsInHtml,
): string {
  const found = createTextLanguageFinder({ texts: listPlainTexts(texts), ...messages });
  const marked = texts.reduce((before, text) => (text.isHtml ? markHtml(before, text, locale) : before), html);
  const edits = findLanguageMarks(readMarkableHtml(marked), locale, found)
    .filter(({ isText }) => addsElements || !isText)
    .toSorted((one, other) => one.place.start - other.place.start);
  let result = '';
  let from = 0;
  for (const { place, language, isText } of edits) {
    const attributes = formatLanguageAttributes(language, locale);
    const text = marked.slice(place.start, place.end);
    result += `${marked.slice(from, place.start)}${isText ? `<span${attributes}>${text}</span>` : attributes}`;
    from = place.end;
  }
  return result + marked.slice(from);
}

/** Texts between tags, with their languages. */
export function listPlainTexts(texts: readonly FallbackText[]): readonly (readonly [text: string, language: string])[] {
  return texts.flatMap(({ text, isHtml, language }) =>
    (isHtml ? listTextsOfHtml(text) : [text]).map((plain) => [plain, language] as const),
  );
}

/** Marks the elements that hold nothing but the HTML of a Markdown text, so that its paragraphs need no marks. */
function markHtml(html: string, { text, language }: FallbackText, locale: string): string {
  const sought = `>${text}<`;
  let marked = '';
  let from = 0;
  for (let at = html.indexOf(sought); at !== -1; at = html.indexOf(sought, from)) {
    const end = at + 1 + text.length;
    const tag = html.slice(html.lastIndexOf('<', at), at);
    const name = /^<([a-z][a-z0-9-]*)/.exec(tag)?.[1];
    const isAlone = name !== undefined && html.startsWith(`</${name}>`, end) && !tag.includes(' lang="');
    marked += html.slice(from, at) + (isAlone ? formatLanguageAttributes(language, locale) : '') + html.slice(at, end);
    from = end;
  }
  return marked + html.slice(from);
}

function formatLanguageAttributes(language: string, around: string): string {
  const direction = getTextDirection(language);
  return ` lang="${language}"${direction === getTextDirection(around) ? '' : ` dir="${direction}"`}`;
}
