import { getTextDirection } from '#domain/messages/text-direction.ts';
import { useMessages } from '#engine/messages/use-messages.ts';
import type { LanguageLink } from '#engine/server/locale-alternates.ts';
import { languageSwitchMessages } from './language-switch.messages.gen.ts';

export interface LanguageSwitchProps {
  readonly languages: readonly LanguageLink[];
}

/** Links to the same page in the other languages, each with its own name. Another language is another document. */
export function LanguageSwitch({ languages }: LanguageSwitchProps) {
  const messages = useMessages(languageSwitchMessages);
  return (
    <nav className="site-footer--slim ground-footer" aria-label={messages.heading()} data-language-switch>
      <ul className="site-footer__links wrap wrap--wide">
        {languages.map(({ locale, href, isCurrent }) => (
          <li key={locale}>
            <a
              href={href}
              hrefLang={locale}
              lang={locale}
              dir={getTextDirection(locale)}
              target="_self"
              rel="nofollow"
              aria-current={isCurrent ? 'true' : undefined}
              translate="no"
            >
              {getOwnLanguageName(
                locale,
                languages.map((language) => language.locale),
              )}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const names = new Map<string, string>();

/** Name of a language in itself; with its region only where the site has the language more than once. */
export function getOwnLanguageName(locale: string, locales: readonly string[]): string {
  // Kept, because the objects of `Intl` take long to make.
  const key = [locale, ...locales].join(' ');
  const name = names.get(key) ?? readOwnLanguageName(locale, locales);
  names.set(key, name);
  return name;
}

function readOwnLanguageName(locale: string, locales: readonly string[]): string {
  const name = dropRegion(locale);
  const isShared = locales.filter((other) => dropRegion(other) === name).length > 1;
  const shown = isShared ? locale : name;
  return new Intl.DisplayNames([locale], { type: 'language' }).of(shown) ?? shown;
}

function dropRegion(locale: string): string {
  const { language, script } = new Intl.Locale(locale);
  return script === undefined ? language : `${language}-${script}`;
}
