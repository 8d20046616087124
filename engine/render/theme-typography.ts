import { listLocaleChain } from '#domain/messages/locale-chain.ts';
import type {
  ThemeDocument,
  Typeface,
  TypefaceOfALanguage,
  TypographyOfALanguage,
} from '#schemas/generated/config/types.gen.ts';

type Typography = NonNullable<ThemeDocument['typography']>;

/** A font file that a page loads. */
export type LoadedTypeface = Pick<Typeface, 'family' | 'file' | 'weights'> & Pick<TypefaceOfALanguage, 'characters'>;

/** Typography of pages in one language. */
export interface LocalizedTypography {
  readonly typography: Typography;
  /** Typefaces of the language; browsers use them for characters that those of the brand lack. */
  readonly heading: TypefaceOfALanguage | null;
  readonly body: TypefaceOfALanguage | null;
  readonly systemFonts: readonly string[];
  /** Whether letters have upper case and italics, and may be spaced out. */
  readonly hasCase: boolean;
}

const SCRIPTS_WITH_CASE: ReadonlySet<string | undefined> = new Set(['Latn', 'Grek', 'Cyrl', 'Armn']);

/** The typography of a theme with its changes for a language; without a locale that of the theme alone. */
export function localizeThemeTypography({ typography = {} }: ThemeDocument, locale?: string): LocalizedTypography {
  const own = locale === undefined ? null : findLanguageTypography(typography, locale);
  const hasCase = locale === undefined || SCRIPTS_WITH_CASE.has(new Intl.Locale(locale).maximize().script);
  const { heading = null, body = null, systemFonts = [], ...measures } = own ?? {};
  return {
    typography: {
      ...typography,
      ...measures,
      ...(!hasCase && { headingTracking: 0, headingCase: 'none' }),
    },
    heading,
    body,
    systemFonts,
    hasCase,
  };
}

/** Typefaces of the pages of a theme in a language without duplicates, headings first. */
export function listThemeTypefaces(theme: ThemeDocument, locale?: string): LoadedTypeface[] {
  const { typography, heading, body } = localizeThemeTypography(theme, locale);
  const faces = [typography.heading, typography.body, heading, body].flatMap((face): LoadedTypeface[] =>
    face ? [face] : [],
  );
  return [...new Map(faces.map((face) => [face.file, face])).values()];
}

/** Typefaces of all languages of a theme. */
export function listTypefacesOfAllLanguages({ typography = {} }: ThemeDocument): LoadedTypeface[] {
  const languages = Object.values(typography.languages ?? {});
  return [typography, ...languages].flatMap(({ heading, body }): LoadedTypeface[] =>
    [heading, body].flatMap((face) => face ?? []),
  );
}

function findLanguageTypography({ languages = {} }: Typography, locale: string): TypographyOfALanguage | null {
  const tag = listLocaleChain(locale).find((candidate) => Object.hasOwn(languages, candidate));
  return tag === undefined ? null : (languages[tag] ?? null);
}
