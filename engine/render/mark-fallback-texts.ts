import { getTextDirection } from '#domain/messages/text-direction.ts';
import type { FallbackText } from '../page/compiled-page.ts';
import { escapeReactText } from './escape-html.ts';

/** The HTML of a block, in which elements with a text in another language than the page name it. */
export function markFallbackTexts(html: string, texts: readonly FallbackText[], locale: string): string {
  return texts.reduce((marked, text) => markText(marked, text, locale), html);
}

function markText(html: string, { text: source, isHtml, language }: FallbackText, locale: string): string {
  const text = isHtml ? source : escapeReactText(source);
  const sought = `>${text}<`;
  const direction = getTextDirection(language);
  const attributes = ` lang="${language}"${direction === getTextDirection(locale) ? '' : ` dir="${direction}"`}`;
  let marked = '';
  let from = 0;
  for (let at = html.indexOf(sought); at !== -1; at = html.indexOf(sought, from)) {
    const end = at + 1 + text.length;
    const tag = html.slice(html.lastIndexOf('<', at), at);
    const name = /^<([a-z][a-z0-9-]*)/.exec(tag)?.[1];
    // React escapes angle brackets in attributes, so that these are the tags around the text.
    if (name !== undefined && html.startsWith(`</${name}>`, end))
      marked += html.slice(from, at) + (tag.includes(' lang="') ? '' : attributes) + html.slice(at, end);
    else if (isHtml) marked += html.slice(from, end);
    else marked += `${html.slice(from, at + 1)}<span${attributes}>${text}</span>`;
    from = end;
  }
  return marked + html.slice(from);
}
