import { describe, expect, test } from 'vitest';
import { createTestTranslation, openTranslatedTestSite, translationTestBlocks } from './testing/translated-shop.ts';
import { translateDocument } from './translate-document.ts';

const HOME = { kind: 'page', name: 'home' };
const hero = (props: object, id = 'hero') => ({ id, type: 'hero', props });
const page = (...blocks: object[]) => ({ version: 1, route: 'home', head: { title: 'Home' }, blocks });

function translate(documents: Readonly<Record<string, unknown>>, locale = 'cy-GB') {
  const site = openTranslatedTestSite(documents);
  const home = site.document('page', 'home');
  if (!home) throw new Error('there is no page');
  const { value, textLanguages } = translateDocument(site, 'page', home, locale, translationTestBlocks);
  const props = value.blocks?.map((block) => block.props);
  return { title: value.head?.title, props, textLanguages, isSource: value === home.value };
}

describe('a translated document', () => {
  test('has the texts of its translation, and else its own', () => {
    const translated = translate({
      'base/page/home': page(hero({ heading: 'Play', body: 'Now', tone: 'dark' })),
      'shop/translation/cy-gb.page.home': createTestTranslation(HOME, 'cy-GB', {
        '/head/title': ['Hafan', 'Home'],
        'hero/heading': ['Chwarae', 'Play'],
      }),
    });
    expect(translated).toMatchObject({
      title: 'Hafan',
      props: [{ heading: 'Chwarae', body: 'Now', tone: 'dark' }],
    });
  });

  test('is the document itself where nothing is translated', () => {
    const documents = { 'base/page/home': page(hero({ heading: 'Play' })) };
    expect(translate(documents, 'en-AU')).toMatchObject({ isSource: true, textLanguages: null });
    expect(translate(documents, 'cy-GB')).toMatchObject({ isSource: true });
  });

  test('has texts made from its own in a pseudo-locale', () => {
    const block = hero({
      heading: 'Play {name}',
      body: 'Now **save**',
      tone: 'dark',
      image: { asset: 'a.avif', alt: 'Save' },
    });
    expect(translate({ 'base/page/home': page(block) }, 'en-XA')).toEqual({
      title: '[Hömééé]',
      props: [
        {
          heading: '[Plááýý {name}]',
          body: '\\[Ñöw **sáááávééé**\\]',
          tone: 'dark',
          image: { asset: 'a.avif', alt: '[Sávééé]' },
        },
      ],
      textLanguages: null,
      isSource: false,
    });
    expect(translate({ 'base/page/home': page(hero({ heading: 'Play' })) }, 'ar-XB').props).toEqual([
      { heading: 'حلاى' },
    ]);
  });

  test('takes a text from the brand, first for the locale and then for its language, and then from the sites that the brand extends', () => {
    const heading = (text: string, locale: string) =>
      createTestTranslation(HOME, locale, { 'hero/heading': [text, 'Play'] });
    const documents: Record<string, unknown> = {
      'base/page/home': page(hero({ heading: 'Play' })),
      'shop/translation/zh-hans-au.page.home': heading('shop zh-Hans-AU', 'zh-Hans-AU'),
      'shop/translation/zh.page.home': heading('shop zh', 'zh'),
      'base/translation/zh-hans-au.page.home': heading('base zh-Hans-AU', 'zh-Hans-AU'),
      'base/translation/zh.page.home': heading('base zh', 'zh'),
    };
    const found = Object.keys(documents)
      .slice(1)
      .map((name) => {
        const [props] = translate(documents, 'zh-Hans-AU').props ?? [];
        delete documents[name];
        return props?.['heading'];
      });
    expect(found).toEqual(['shop zh-Hans-AU', 'shop zh', 'base zh-Hans-AU', 'base zh']);
    expect(translate(documents, 'zh-Hans-AU').props).toEqual([{ heading: 'Play' }]);
  });

  test('ignores texts in another script', () => {
    const translation = createTestTranslation(HOME, 'zh', { 'hero/heading': ['x', 'Play'] });
    const documents = {
      'base/page/home': page(hero({ heading: 'Play' })),
      'shop/translation/zh.page.home': translation,
    };
    expect(translate(documents, 'zh-Hant-TW').props).toEqual([{ heading: 'Play' }]);
  });

  test('ignores keys that the source does not have, and those of properties that are not texts', () => {
    const translation = createTestTranslation(HOME, 'cy', {
      'gone/heading': 'x',
      'hero/tone': 'x',
      'hero/__proto__': 'x',
    });
    const documents = {
      'base/page/home': page(hero({ heading: 'Play', tone: 'dark' })),
      'shop/translation/cy.page.home': translation,
    };
    expect(translate(documents)).toMatchObject({ isSource: true, props: [{ heading: 'Play', tone: 'dark' }] });
  });
});

describe('a text that has changed since its translation', () => {
  test('keeps its translation', () => {
    const translation = createTestTranslation(HOME, 'cy', { 'hero/heading': ['Chwarae', 'Play'] });
    const documents = {
      'base/page/home': page(hero({ heading: 'Play today' })),
      'base/translation/cy.page.home': translation,
    };
    expect(translate(documents).props).toEqual([{ heading: 'Chwarae' }]);
  });

  test('has no translation when the brand overrides the text and only an extended site has a translation', () => {
    const translation = createTestTranslation(HOME, 'cy', { 'hero/heading': ['Chwarae', 'Play'] });
    const documents = {
      'base/page/home': page(hero({ heading: 'Play' })),
      'base/translation/cy.page.home': translation,
      'shop/page/home': { version: 1, blocks: [{ id: 'hero', props: { heading: 'Win' } }] },
    };
    expect(translate(documents).props).toEqual([{ heading: 'Win' }]);
  });

  test('follows the item of a list to its new position, and a new item has no translation', () => {
    const translation = createTestTranslation(HOME, 'cy', {
      'hero/actions/0/label': ['Prynu', 'Buy'],
      'hero/actions/1/label': ['Rhagor', 'More'],
    });
    const actions = ['Sell', 'More', 'Buy'].map((label) => ({ label }));
    const documents = { 'base/page/home': page(hero({ actions })), 'shop/translation/cy.page.home': translation };
    expect(translate(documents).props).toEqual([
      { actions: [{ label: 'Sell' }, { label: 'Rhagor' }, { label: 'Prynu' }] },
    ]);
  });
});

describe('the language of the texts of a block', () => {
  const blocks = [
    hero({ heading: 'Play' }),
    hero({ heading: 'Win', body: 'Big' }, 'both'),
    hero({ tone: 'dark' }, 'none'),
  ];

  test('is their own where none is translated, and that of the page where some are', () => {
    const translation = createTestTranslation(HOME, 'cy', { 'both/heading': ['Ennill', 'Win'] });
    const documents = { 'base/page/home': page(...blocks), 'shop/translation/cy.page.home': translation };
    expect(translate(documents).textLanguages).toEqual(
      new Map([
        ['hero', 'en-AU'],
        ['both', 'cy-GB'],
      ]),
    );
  });

  test('is the first locale of the site that wrote the text', () => {
    const documents = {
      'base/page/home': page(...blocks),
      'shop/site': {
        version: 1,
        extends: 'base',
        name: 'Shop',
        hosts: ['shop.localhost'],
        locales: ['cy-GB'],
        commerce: { account: 'a', pricingId: '1' },
      },
      'shop/page/home': { version: 1, blocks: [{ id: 'hero', props: { heading: 'Chwarae' } }] },
    };
    expect(translate(documents).textLanguages).toEqual(
      new Map([
        ['hero', 'cy-GB'],
        ['both', 'en-AU'],
      ]),
    );
  });
});
