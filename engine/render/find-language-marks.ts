import type { FindTextLanguage } from './find-text-languages.ts';
import { STATIC_HTML_PLACEHOLDER } from './html-template.ts';

/** A text with its place in HTML or in a document. */
export interface MarkableText<Place> {
  readonly text: string;
  readonly place: Place;
}

export interface MarkableElement<Place> {
  readonly tag: string;
  readonly place: Place;
  /** Its `lang`; null for none. */
  readonly language: string | null;
  /** Values of the attributes that are read out or shown. */
  readonly labels: readonly string[];
  readonly children: readonly (MarkableElement<Place> | MarkableText<Place>)[];
}

export interface LanguageMark<Place> {
  readonly place: Place;
  readonly language: string;
  /** Whether the place is a text beside others, rather than an element. */
  readonly isText: boolean;
}

/** Attributes that are texts. */
export const LABEL_ATTRIBUTES = ['aria-label', 'title', 'placeholder', 'alt'];

/** Their values are texts too, in the language of the visitor. */
const FIELDS = new Set(['input', 'textarea', 'select']);
/** Static HTML that is filled in later is in the language around it. */
const isShown = (text: string) => LETTER.test(text) || text === STATIC_HTML_PLACEHOLDER;
const LETTER = /\p{L}/u;

/**
 * Finds elements that need a `lang`: those whose texts are all in one other language, or whose only texts are attributes
 * in one, and texts beside others. An attribute is in the language of its element, so it is left where the element has other texts.
 */
export function findLanguageMarks<Place>(
  root: MarkableElement<Place>,
  around: string,
  findLanguage: FindTextLanguage,
): readonly LanguageMark<Place>[] {
  return visit(root, around, findLanguage).marks;
}

interface VisitedElement<Place> {
  readonly languages: ReadonlySet<string>;
  readonly marks: readonly LanguageMark<Place>[];
}

function visit<Place>(
  { tag, place, language: own, labels, children }: MarkableElement<Place>,
  around: string,
  findLanguage: FindTextLanguage,
): VisitedElement<Place> {
  const inherited = own ?? around;
  const languageOf = (text: string) => {
    const found = findLanguage(text);
    return found === undefined || isSameLanguage(found, inherited) ? inherited : found;
  };
  const languages = new Set<string>();
  const marks: LanguageMark<Place>[] = [];
  let hasOther = false;
  for (const child of children) {
    if ('tag' in child) {
      const inside = visit(child, inherited, findLanguage);
      for (const language of inside.languages) languages.add(language);
      marks.push(...inside.marks);
    } else if (isShown(child.text)) {
      const language = languageOf(child.text);
      languages.add(language);
      if (language === inherited) continue;
      hasOther = true;
      marks.push({ place: child.place, language, isText: true });
    }
  }
  const [one, ...others] =
    languages.size > 0 || FIELDS.has(tag) ? languages : new Set(labels.filter(isShown).map(languageOf));
  const isWhole = one !== undefined && others.length === 0 && one !== inherited;
  const isMarked = own === null && isWhole && (hasOther || languages.size === 0);
  return { languages, marks: isMarked ? [{ place, language: one, isText: false }] : marks };
}

function isSameLanguage(one: string, other: string): boolean {
  return one.split('-')[0] === other.split('-')[0];
}
