import { afterEach, expect, test } from 'vitest';
import { homeMessages } from '../app/home.messages.gen.ts';
import { readPageLanguage } from '../messages/page-language.ts';
import { ENGLISH, setLanguageReader } from '../messages/studio-messages.ts';
import { chooseLanguage, loadLanguage, runInLanguage } from './languages.ts';
import { openStudioFiles } from './studio-files.ts';

afterEach(() => setLanguageReader(() => ENGLISH));

test.each([
  ['the one that the cookie names', 'a=b; vitrine_studio_language=en-XA', 'en-AU', 'en-XA'],
  ['the first of the browser that the studio has', undefined, 'de, en-XA;q=0.9, en;q=0.8', 'en-XA'],
  ['the browser’s, where the cookie names one that the studio lacks', 'vitrine_studio_language=de', 'en-XA', 'en-XA'],
  ['English, where the studio has none of the browser’s', undefined, 'de, cy', 'en'],
  ['English without any preference', undefined, undefined, 'en'],
])('the language of an editor is %s', (_, cookies, acceptLanguage, expected) => {
  expect(chooseLanguage(cookies, acceptLanguage)).toBe(expected);
});

test('requests that are answered at the same time have a language each', async () => {
  const shared = { brands: 'Harbour' };
  const [english, pseudo] = await Promise.all(
    ['en', 'en-XA'].map(async (tag) =>
      runInLanguage(await loadLanguage(tag), async () => {
        await Promise.resolve();
        return homeMessages.shared(shared);
      }),
    ),
  );
  expect(english).toBe(homeMessages.shared(shared));
  expect(pseudo).toMatch(/^\[Sháá.*Harbour.*\]$/);
});

test('a page has the texts of its language beside it, and one in English none', async () => {
  const write = async (tag: string) =>
    runInLanguage(await loadLanguage(tag), () => String(openStudioFiles('nowhere').find('/')?.body));
  const page = await write('en-XA');
  expect(page).toContain('<html lang="en-XA">');
  const [, json = ''] = /<script type="application\/json" id="studio-language">(.*?)<\/script>/.exec(page) ?? [];
  const document = { getElementById: () => Object({ textContent: json }) };
  expect(readPageLanguage(document)).toEqual(await loadLanguage('en-XA'));
  expect(await write('en')).not.toContain('application/json');
  expect(readPageLanguage({ getElementById: () => null })).toBe(ENGLISH);
});
