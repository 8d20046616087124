import { isJsonObject } from '#engine/site/json.ts';
import type { StudioDocumentKey, StudioMessage, StudioSiteEntry } from '../api-types.ts';

/** A text of a message in the documents of one site. */
export type MessageText = StudioMessage['texts'][number];

/** Document of a site's texts in a language. */
export function getMessageDocumentKey({ site, locale }: Pick<MessageText, 'site' | 'locale'>): StudioDocumentKey {
  return { site, kind: 'messages', name: locale.toLowerCase() };
}

/** The text that a document has for a message; null for none. */
export function readMessageText(value: unknown, id: string): string | null {
  const { text }: Record<string, unknown> = Object(readTexts(value)[id]);
  return typeof text === 'string' ? text : null;
}

export interface MessageTextChange {
  readonly id: string;
  readonly locale: string;
  /** Null for the text that the site has without it. */
  readonly text: string | null;
}

/** A document after the change of a text. Null for a new one without any text. */
export function writeMessageText(own: unknown, blank: unknown, { id, locale, text }: MessageTextChange): unknown {
  if (readMessageText(own, id) === text) return own;
  const { [id]: former, ...others } = readTexts(own);
  if (text === null && !isJsonObject(own)) return own;
  const texts = text === null ? others : { ...readTexts(own), [id]: { ...Object(former), text } };
  return { ...(isJsonObject(own) ? own : { ...Object(blank), locale }), texts };
}

function readTexts(value: unknown): Readonly<Record<string, unknown>> {
  const { texts }: Record<string, unknown> = Object(value);
  return isJsonObject(texts) ? texts : {};
}

/** Texts that an editor may write, nearest site first: those of sites that the editor sees. */
export function listWritableTexts(
  { texts }: Pick<StudioMessage, 'texts'>,
  sites: readonly StudioSiteEntry[],
): readonly { readonly target: MessageText; readonly site: StudioSiteEntry }[] {
  return texts.flatMap((target) => {
    const site = sites.find(({ key }) => key === target.site);
    return site ? [{ target, site }] : [];
  });
}

/** Shared texts of the site that a pressed text is the whole of. */
export function findPressedContents(
  { contents }: Pick<StudioSiteEntry, 'contents'>,
  pressed: readonly string[],
): StudioSiteEntry['contents'] {
  for (const text of pressed) {
    const found = contents.filter(({ excerpt }) => excerpt !== '' && excerpt.trim() === text);
    if (found.length > 0) return found;
  }
  return [];
}
