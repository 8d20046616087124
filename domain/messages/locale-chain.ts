/**
 * Locales whose texts serve a locale, nearest first: subtags are dropped from the end, such as zh-Hans-AU, zh-Hans, zh.
 * The script is never dropped where the language alone means another one: zh-Hant-TW and zh-TW end with zh-Hant.
 *
 * @throws RangeError for anything but a BCP 47 language tag.
 */
export function listLocaleChain(locale: string): string[] {
  const { baseName, language } = new Intl.Locale(locale);
  const script = getLikelyScript(baseName);
  const chain: string[] = [];
  for (let tag = baseName; tag !== language; tag = dropLastSubtag(tag)) chain.push(tag);
  if (script === getLikelyScript(language)) return [...chain, language];
  const written = `${language}-${script}`;
  return chain.includes(written) ? chain : [...chain, written];
}

function dropLastSubtag(tag: string): string {
  return tag.slice(0, tag.lastIndexOf('-'));
}

function getLikelyScript(tag: string): string | undefined {
  return new Intl.Locale(tag).maximize().script;
}

/** Catalogue of messages of a site in a locale. */
export interface MessageOrigin {
  readonly site: string;
  readonly locale: string;
}

export interface MessageRequest {
  /** The site and those it extends, nearest first. */
  readonly sites: readonly string[];
  readonly locale: string;
  readonly defaultLocale: string;
}

/**
 * Lists where a message is looked for: brand locale, brand language, base locale, base language, and the same for the
 * default locale.
 *
 * @throws RangeError for anything but BCP 47 language tags.
 */
export function listMessageOrigins({ sites, locale, defaultLocale }: MessageRequest): MessageOrigin[] {
  const chain = listLocaleChain(locale);
  const defaults = listLocaleChain(defaultLocale).filter((tag) => !chain.includes(tag));
  return [chain, defaults].flatMap((tags) => sites.flatMap((site) => tags.map((tag) => ({ site, locale: tag }))));
}

export interface MessageSource<Message> {
  readonly origin: MessageOrigin;
  readonly message: Message;
}

/** Finds the first origin that has a message; null where none has. */
export function resolveMessageSource<Message>(
  origins: readonly MessageOrigin[],
  findMessage: (origin: MessageOrigin) => Message | undefined,
): MessageSource<Message> | null {
  for (const origin of origins) {
    const message = findMessage(origin);
    if (message !== undefined) return { origin, message };
  }
  return null;
}

/**
 * Locale to format a message with: that of the visitor, which knows the region, or that of the message where it is in
 * another language, because plurals and dates must agree with the words around them.
 */
export function chooseFormattingLocale(visitorLocale: string, messageLocale: string): string {
  return listLocaleChain(visitorLocale).includes(messageLocale) ? visitorLocale : messageLocale;
}
