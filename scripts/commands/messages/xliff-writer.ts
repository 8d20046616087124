import type { TranslationFile, TranslationUnit } from './translation.ts';

/** Namespace of XLIFF 2.0 and 2.1. */
export const XLIFF_NAMESPACE = 'urn:oasis:names:tc:xliff:document:2.0';

/** Writes XLIFF 2.1. Texts are plain: placeholders and tags stay in them as ICU MessageFormat has them. */
export function writeXliff({ sourceLocale, targetLocale, units }: TranslationFile): string {
  const languages = `srcLang="${escapeXml(sourceLocale)}" trgLang="${escapeXml(targetLocale)}"`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<xliff xmlns="${XLIFF_NAMESPACE}" version="2.1" ${languages}>`,
    '  <file id="messages" canResegment="no" xml:space="preserve">',
    ...units.flatMap(writeUnit),
    '  </file>',
    '</xliff>',
    '',
  ].join('\n');
}

function writeUnit({ id, state, source, target, ...unit }: TranslationUnit): string[] {
  return [
    `    <unit id="${escapeXml(id)}">`,
    '      <notes>',
    ...listNotes({ ...unit, state }).map(
      ([category, text]) => `        <note category="${category}">${escapeXml(text)}</note>`,
    ),
    '      </notes>',
    `      <segment state="${state === 'translated' ? 'translated' : 'initial'}">`,
    `        <source>${escapeXml(source)}</source>`,
    ...(target === null ? [] : [`        <target>${escapeXml(target)}</target>`]),
    '      </segment>',
    '    </unit>',
  ];
}

function listNotes({
  description,
  placeholders,
  maxLength,
  state,
}: Pick<TranslationUnit, 'description' | 'placeholders' | 'maxLength' | 'state'>): (readonly [string, string])[] {
  return [
    ['description', description],
    ...placeholders.map((placeholder) => ['placeholder', placeholder] as const),
    ...(maxLength === null ? [] : [['maxLength', `${maxLength} characters, placeholders not counted`] as const]),
    ...(state === 'stale' ? [['stale', 'The source may have changed since this was translated.'] as const] : []),
  ];
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\r': '&#13;',
};

function escapeXml(text: string): string {
  return text.replace(/[&<>"\r]/g, (character) => ENTITIES[character] ?? character);
}
