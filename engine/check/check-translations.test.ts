import { expect, test } from 'vitest';
import { createTestPublishedDocuments } from '../cms/testing/memory-documents.ts';
import { createSiteCatalogue } from '../site/site-catalogue.ts';
import { createTestTranslation } from '../translations/testing/translated-shop.ts';
import { checkDocument } from '../validation/check-document.ts';
import { COMMON_SCHEMAS, DOCUMENT_KIND_SCHEMAS } from '../validation/config-kinds.ts';
import { findStaleTranslations, ignoreTranslationErrors } from './check-translations.ts';
import { checkChangedShop, SMALL_TEST_SHOP_BLOCK_SCHEMAS } from './testing/checked-shop.ts';
import { SMALL_TEST_SHOP_DOCUMENTS } from './testing/small-shop.ts';

const STORY = { kind: 'page', name: 'story' };
const SOURCE = 'corner/translation/cy.page.story';
const story = {
  version: 1,
  path: '/our-story',
  head: { title: 'About {name}' },
  blocks: [
    { id: 'hero', type: 'hero', props: { heading: 'Our story' } },
    { id: 'words', type: 'rich-text', props: { body: 'Words.' } },
  ],
};

function check(texts: Parameters<typeof createTestTranslation>[2], of = STORY) {
  const documents = { 'base/page/story': story, [SOURCE]: createTestTranslation(of, 'cy', texts) };
  return checkChangedShop(documents).map(
    ({ source, pointer, code, message, suggestion }) => `${source}${pointer} ${code} ${message} ${suggestion}`,
  );
}

test('a translation of an inherited page is accepted', () => {
  expect(check({ '/head/title': 'Am {name}', 'hero/heading': 'Ein stori', 'words/body': '**Geiriau**' })).toEqual([]);
});

test.each([
  [
    'a document that is not there',
    check({}, { kind: 'page', name: 'stroy' }),
    `${SOURCE}/of/name unknown-source Site 'corner' has no page 'stroy' that could be translated. Did you mean 'story'?`,
  ],
  [
    'an unknown key',
    check({ 'hero/headin': 'x' }),
    `${SOURCE}/texts/hero~1headin unknown-text There is no text 'hero/headin' in the page 'story'. Did you mean 'hero/heading'?`,
  ],
  [
    'a property that is not a text',
    check({ 'hero/menu': 'x' }),
    `${SOURCE}/texts/hero~1menu unknown-text There is no text 'hero/menu' in the page 'story'. Remove it.`,
  ],
  [
    'an empty text',
    check({ 'hero/heading': ' ' }),
    `${SOURCE}/texts/hero~1heading/text wrong-translation The translation is empty. Write it, or leave it out.`,
  ],
  [
    'an unknown placeholder',
    check({ '/head/title': 'Am {enw}' }),
    `${SOURCE}/texts/~1head~1title/text wrong-translation The placeholder '{enw}' is not in the text that is translated. Write {name}.`,
  ],
  [
    'a text that is too long',
    check({ '/head/title': 'x'.repeat(20_001) }),
    `${SOURCE}/texts/~1head~1title/text wrong-translation `,
  ],
  [
    'a link to nowhere in Markdown',
    check({ 'words/body': '[x](route:nowhere)' }),
    `${SOURCE}/texts/words~1body/text unknown-route `,
  ],
])('the site check refuses %s with its place and a suggestion', (_, errors, expected) => {
  expect(errors).toHaveLength(1);
  expect(errors[0]).toContain(expected);
});

test('ignoreTranslationErrors leaves out the errors that a changed source document causes in a translation', () => {
  const documents = {
    'base/page/story': { ...story, blocks: [] },
    [SOURCE]: createTestTranslation(STORY, 'cy', { 'hero/heading': 'Ein stori' }),
  };
  expect(checkChangedShop(documents)).toHaveLength(1);
  const findErrors = ignoreTranslationErrors(() => checkChangedShop(documents));
  expect(findErrors(createTestPublishedDocuments({ documents }), 'corner')).toEqual([]);
});

test('a text that has changed since its translation is a warning', () => {
  const documents = createTestPublishedDocuments({
    documents: {
      ...SMALL_TEST_SHOP_DOCUMENTS,
      'base/page/story': story,
      [SOURCE]: createTestTranslation(STORY, 'cy', {
        'hero/heading': ['Ein stori', 'Our old story'],
        'words/body': ['Geiriau.', 'Words.'],
      }),
    },
  });
  const site = createSiteCatalogue(documents).byKey('corner');
  if (!site) throw new Error('the shop is not complete');
  const found = findStaleTranslations(documents, site, SMALL_TEST_SHOP_BLOCK_SCHEMAS, () => null);
  expect(found.map(({ pointer, code, message }) => `${pointer} ${code} ${message}`)).toEqual([
    "/texts/hero~1heading stale-translation The text has changed since it was translated: 'Our story'.",
  ]);
});

function checkAlone(name: string, value: object) {
  const raw = { site: 'corner', kind: 'translation', name, source: SOURCE, text: JSON.stringify(value) } as const;
  const messages = { ids: [], catalogues: [], listIds: () => [], find: () => undefined, compiled: () => undefined };
  const checks = {
    kinds: DOCUMENT_KIND_SCHEMAS,
    blocks: {},
    library: COMMON_SCHEMAS,
    messages,
    lines: false,
  };
  return checkDocument(raw, checks).errors.map(
    ({ pointer, message, suggestion }) => `${pointer} ${message} ${suggestion}`,
  );
}

test('the name of a translation is made of its language, the kind and the name of the document', () => {
  const translation = createTestTranslation(STORY, 'zh-Hans-AU', {});
  expect(checkAlone('zh-hans-au.page.story', translation)).toEqual([]);
  expect(
    checkAlone(`zh-hans-au.navigation.${'a'.repeat(64)}`, {
      ...translation,
      of: { kind: 'navigation', name: 'a'.repeat(64) },
    }),
  ).toEqual([]);
  expect(checkAlone('zh.page.story', translation)[0]).toContain("Name it 'zh-hans-au.page.story', or change 'of'");
});

test('characters that change the direction of text are refused with their position', () => {
  const translation = createTestTranslation(STORY, 'cy', { 'hero/heading': 'a\u202Eb' });
  expect(checkAlone('cy.page.story', translation)[0]).toContain('/texts/hero~1heading/text Character 2: ');
});

test('a translation of 5,001 texts is refused as a whole', () => {
  const texts = Object.fromEntries(Array.from({ length: 5001 }, (_, index) => [`hero/a${index}`, 'a']));
  expect(checkAlone('cy.page.story', createTestTranslation(STORY, 'cy', texts))).toHaveLength(1);
});
