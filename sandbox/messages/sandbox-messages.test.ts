import { describe, expect, test } from 'vitest';
import { runInLocale, runInLocaleOfCustomer } from './message-context.ts';
import { createSandboxMessages } from './sandbox-messages.ts';

interface NoteMessages {
  title(): string;
  paid(values: { readonly amount: number; readonly at: number; readonly name: string }): string;
  unknown(): string;
}

const messages = createSandboxMessages<NoteMessages>('note', {
  title: { text: 'Your note', description: 'Title of a note.' },
  paid: {
    text: '{name} paid {amount} on {at}.',
    description: 'Text of a note.',
    placeholders: { name: { type: 'text' }, amount: { type: 'money' }, at: { type: 'date' } },
  },
});

const swiss = { branding: { locale: 'de-CH', currency: 'CHF', time_zone: 'Europe/Zurich' } };
const british = { branding: { locale: 'en-GB', currency: 'GBP', time_zone: 'Europe/London' } };
const values = { name: 'Ada', amount: 123_450, at: Date.parse('2026-03-04T23:30:00Z') };

test('a message that is formatted outside of a locale is in English with Australian amounts and dates', () => {
  expect(messages.title()).toBe('Your note');
  expect(messages.paid(values)).toBe('Ada paid $1,234.50 on 5 March 2026.');
});

test('amounts and dates are those of the currency, region and time zone of a brand', () => {
  expect(runInLocale(british, 'en-GB', () => messages.paid(values))).toBe('Ada paid £1,234.50 on 4 March 2026.');
});

test('English in place of a missing translation has English amounts and dates', () => {
  expect(runInLocale(swiss, 'de-CH', () => messages.paid(values))).toBe('Ada paid CHF\u00a01,234.50 on March 5, 2026.');
});

test('a pseudo-locale changes all letters but values', () => {
  expect(runInLocale(british, 'en-XA', () => messages.title())).toBe('[Ýöüür ñöötééé]');
  expect(runInLocale(british, 'en-XA', () => messages.paid(values))).toBe('[Ada pááíðð £1,234.50 öñññ March 4, 2026.]');
  expect(runInLocale(british, 'ar-XB', () => messages.title())).toBe('ىوضر نوتع');
});

test('the locale set by runInLocale still applies after an await, and no longer once the function has ended', async () => {
  const late = await runInLocale(british, 'en-XA', async () => {
    await Promise.resolve();
    return messages.title();
  });
  expect([late, messages.title()]).toEqual(['[Ýöüür ñöötééé]', 'Your note']);
});

test('texts for a customer are in their language, else in that of the brand', () => {
  const title = (locale: string | null) => runInLocaleOfCustomer({ locale }, british, () => messages.title());
  expect([title('en-XA'), title(null)]).toEqual(['[Ýöüür ñöötééé]', 'Your note']);
});

describe('a brand with texts of its own', () => {
  const brand = {
    ...swiss,
    messages: {
      de: { 'note.title': 'Ihre Notiz', 'note.paid': '{name} hat {amount' },
      cy: { 'note.title': 'Y nodyn' },
    },
  };
  const title = (locale: string) => runInLocale(brand, locale, () => messages.title());

  test('has its own texts in the languages that it has written them in, and English in others', () => {
    expect([title('de-CH'), title('cy-GB'), title('en-GB')]).toEqual(['Ihre Notiz', 'Y nodyn', 'Your note']);
  });

  test('has its texts in the language of the brand for a customer whose language has no texts', () => {
    expect(title('fr-CH')).toBe('Ihre Notiz');
    expect(runInLocale(swiss, 'fr-CH', () => messages.title())).toBe('Your note');
  });

  test('has the English text of the sandbox in place of an own text that cannot be formatted', () => {
    expect(runInLocale(brand, 'de-CH', () => messages.paid(values))).toContain('Ada paid CHF');
  });
});

test('a message that the catalogue lacks is an error', () => {
  expect(() => messages.unknown()).toThrow('there is no message note.unknown');
});
