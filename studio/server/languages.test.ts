import { afterEach, expect, test } from 'vitest';
import { chooseEditorLanguage, runInEditorLanguage } from '#engine/messages/editor-languages.server.ts';
import { ENGLISH, setLanguageReader } from '#engine/messages/editor-messages.ts';
import { homeMessages } from '../app/home.messages.gen.ts';
import { readOfferedLanguages, readPageLanguage } from '../messages/page-language.ts';
import { listOfferedLanguages, loadStudioLanguage } from './languages.ts';
import { openStudioFiles } from './studio-files.ts';

afterEach(() => setLanguageReader(() => ENGLISH));

test.each([
  ['the one that the cookie names', 'a=b; vitrine_studio_language=en-XA', 'en-AU', 'en-XA'],
  ['the first of the browser that the studio has', undefined, 'cy, de;q=0.9, en;q=0.8', 'de'],
  ['the browser’s, where the cookie names one that the studio lacks', 'vitrine_studio_language=cy', 'de', 'de'],
  ['English, where the studio has none of the browser’s', undefined, 'fr, cy', 'en'],
  ['English without any preference', undefined, undefined, 'en'],
])('the language of an editor is %s', (_, cookies, acceptLanguage, expected) => {
  expect(chooseEditorLanguage({ cookies, acceptLanguage })).toBe(expected);
});

test('requests that are answered at the same time have a language each', async () => {
  const shared = { brands: 'Harbour' };
  const [english, pseudo] = await Promise.all(
    ['en', 'en-XA'].map(async (tag) =>
      runInEditorLanguage(await loadStudioLanguage(tag), async () => {
        await Promise.resolve();
        return homeMessages.shared(shared);
      }),
    ),
  );
  expect(english).toBe(homeMessages.shared(shared));
  expect(pseudo).toMatch(/^\[Sháá.*Harbour.*\]$/);
});

test('the page of the studio contains the translated texts of its language, and no separate texts in English', async () => {
  const write = async (tag: string) =>
    runInEditorLanguage(await loadStudioLanguage(tag), () => String(openStudioFiles('nowhere').find('/')?.body));
  const page = await write('en-XA');
  expect(page).toContain('<html lang="en-XA">');
  const [, json = ''] = /<script type="application\/json" id="studio-language">(.*?)<\/script>/.exec(page) ?? [];
  const document = { getElementById: () => Object({ textContent: json }) };
  expect(readPageLanguage(document)).toEqual(await loadStudioLanguage('en-XA'));
  expect(await write('en')).not.toContain('application/json');
  expect(readPageLanguage({ getElementById: () => null })).toBe(ENGLISH);
});

test('a page offers the languages of the studio, and in development the pseudo-language too', () => {
  const offered = (development: boolean) => {
    const page = String(openStudioFiles('nowhere', null, listOfferedLanguages(development)).find('/')?.body);
    const [, languages = ''] = /data-languages="([^"]*)"/.exec(page) ?? [];
    return readOfferedLanguages({ getElementById: () => Object({ dataset: { languages } }) });
  };
  expect([offered(false), offered(true)]).toEqual([
    ['en', 'de'],
    ['en', 'de', 'en-XA'],
  ]);
});
