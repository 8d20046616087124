import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findForbiddenCharacters } from '#domain/messages/find-forbidden-characters.ts';
import { guardFormula, readCsv, unguardFormula, writeCsv } from './csv-format.ts';
import type { TranslationFile, TranslationUnit } from './translation.ts';
import type { TranslationReading } from './translation-reading.ts';
import { readXliff } from './xliff-reader.ts';
import { writeXliff } from './xliff-writer.ts';

const pieces = fc.constantFrom(
  ...['"', "'", '\n', ']]>', '<![CDATA[', '&', '&amp;', '&#13;', '<', '>', '</target>', '<!--', '-->', '<?x?>'],
  ...['=', '=1+1', '+', '-', '@', '＝', ',', ';', '\uFEFF', '{count}', '<link>', '</link>', ' ', 'ŵ', 'سلام', '中'],
);

/** Texts that a message may have. */
const hostile = fc
  .array(fc.oneof(pieces, fc.string({ unit: 'binary', maxLength: 3 })), { minLength: 1, maxLength: 8 })
  .map((parts) => parts.join(''))
  .filter((text) => findForbiddenCharacters(text).length === 0 && !/[\uFFFE\uFFFF]/.test(text));

const unit: fc.Arbitrary<TranslationUnit> = fc.record({
  id: fc.stringMatching(/^[a-z-]{1,9}\.[a-zA-Z]{1,9}$/),
  description: hostile,
  placeholders: fc.array(hostile, { maxLength: 2 }),
  maxLength: fc.option(fc.nat()),
  state: fc.constantFrom('stale', 'translated'),
  source: hostile,
  target: hostile,
});

const file: fc.Arbitrary<TranslationFile> = fc.record({
  sourceLocale: fc.constant('en'),
  targetLocale: fc.constantFrom('cy-GB', 'ar', 'zh-Hans-AU'),
  units: fc.array(
    fc.oneof(
      unit,
      unit.map((one) => ({ ...one, state: 'missing', target: null }) as const),
    ),
    {
      maxLength: 5,
    },
  ),
});

const FORMATS: Readonly<
  Record<string, { write(file: TranslationFile): string; read(text: string): TranslationReading }>
> = {
  XLIFF: { write: writeXliff, read: readXliff },
  CSV: { write: writeCsv, read: readCsv },
};

describe.each(Object.entries(FORMATS))('%s', (_, { write, read }) => {
  test('hostile ids, texts and translations are read as they were written', () => {
    fc.assert(
      fc.property(file, (written) => {
        const { locale, translations, faults } = read(write(written));
        expect(faults).toEqual([]);
        expect(locale).toBe(written.targetLocale);
        expect(translations.map(({ place: _place, ...translation }) => translation)).toEqual(
          written.units.map(({ id, source, target, state }) => ({
            id,
            source,
            target,
            isConfirmed: state === 'translated',
          })),
        );
      }),
    );
  });

  test('the place of each message is a line of its own text', () => {
    fc.assert(
      fc.property(file, (written) => {
        const text = write(written);
        const lines = text.split(/\r?\n/);
        const { translations } = read(text);
        const places = translations.map(({ place }) => place.line);
        expect(places).toEqual(places.toSorted((a, b) => a - b));
        for (const { id, place, target } of translations) {
          const line = lines[place.line - 1] ?? '';
          expect(line).toContain(write === writeXliff ? (target === null ? `id="${id}"` : '<target>') : id);
        }
      }),
    );
  });

  test('any file at all is read, or refused with a place', () => {
    const start = fc.constantFrom('', write({ sourceLocale: 'en', targetLocale: 'ar', units: [] }).slice(0, -20));
    fc.assert(
      fc.property(start, fc.array(fc.oneof(pieces, fc.string({ unit: 'binary' }))), (head, tail) => {
        const { faults } = read(head + tail.join(''));
        for (const { place, message } of faults) {
          expect(place.line).toBeGreaterThan(0);
          expect(message).not.toBe('');
        }
      }),
    );
  });
});

test('no cell begins with what spreadsheets take for a formula', () => {
  fc.assert(
    fc.property(hostile, (text) => {
      expect(guardFormula(text)).not.toMatch(/^[=+\-@\t\r\n＝＋－＠]/);
      expect(unguardFormula(guardFormula(text))).toBe(text);
    }),
  );
});
