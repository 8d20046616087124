import { describe, expect, test } from 'vitest';
import { noMessages } from '../messages/testing/no-messages.ts';
import { createPageCompiler } from '../page/page-compiler.ts';
import { type HostElementNode, type PagePayloadNode, STATIC_HTML_ATTRIBUTES } from '../page/page-node.ts';
import { renderCompiledPageToPayloadNodes } from '../render/render-page-nodes.tsx';
import type { ServerBlock, ServerBlocksByType } from '../render/server-block.ts';
import { createTestTranslation, openTranslatedTestSite, translationTestBlocks } from './testing/translated-shop.ts';

interface CardProps {
  readonly heading?: string;
  readonly body?: { readonly html: string };
  readonly image?: { readonly alt: string };
}

const heading = (props: unknown) => {
  const { heading: text = '' }: { readonly heading?: string } = Object(props);
  return <h2>{text}</h2>;
};
const serverBlock = (component: ServerBlock['component']): ServerBlock => ({ component, css: '', load: null });
const serverBlocks: ServerBlocksByType = {
  hero: serverBlock(({ props }) => heading(props)),
  card: serverBlock(({ props }) => {
    const { heading: text, body, image }: CardProps = Object(props);
    return (
      <article>
        <img alt={image?.alt} />
        {text}
        <h3>{text}</h3>
        <div className="prose" dangerouslySetInnerHTML={{ __html: body?.html ?? '' }} />
      </article>
    );
  }),
  menu: serverBlock(({ props, slots }) => {
    const { menu = [] }: { readonly menu?: readonly { readonly label: string }[] } = Object(props);
    return (
      <nav>
        {menu.map(({ label }) => (
          <a key={label} href="/">
            {label}
          </a>
        ))}
        {slots['main']}
      </nav>
    );
  }),
  live: serverBlock(({ props }) => heading(props)),
  section: serverBlock(({ props, slots }) => (
    <section>
      {heading(props)}
      {slots['main']}
    </section>
  )),
};
const hero = (id: string, type = 'hero') => ({ id, type, props: { heading: `${id} in English` } });
const keyed = (key: string) => ({ id: key, type: 'hero', props: { heading: { content: `home.${key}` } } });
const entry = (value: string) => ({ type: 'plain', value });
const documents = {
  'base/content/home': {
    version: 1,
    locale: 'en-AU',
    entries: { 'home.fallback': entry('Entry in English'), 'home.keyed': entry('Other in English') },
  },
  'shop/content/home.ar': { version: 1, locale: 'ar', entries: { 'home.keyed': entry('بالعربية') } },
  'shop/page/home': {
    version: 1,
    path: '/home',
    head: { title: 'Home' },
    blocks: [
      hero('translated'),
      hero('other'),
      hero('live', 'live'),
      { ...hero('box', 'section'), slots: { main: [hero('inner')] } },
      keyed('fallback'),
      keyed('keyed'),
    ],
  },
  'shop/translation/ar.page.home': createTestTranslation({ kind: 'page', name: 'home' }, 'ar', {
    '/head/title': 'الرئيسية',
    'translated/heading': 'العنوان',
    'inner/heading': 'داخل',
  }),
  'base/translation/ar.layout.default': createTestTranslation({ kind: 'layout', name: 'default' }, 'ar', {
    'header/heading': 'متجرنا',
  }),
};

function render(locale: 'en-AU', shown: Readonly<Record<string, unknown>> = documents) {
  const site = openTranslatedTestSite(shown);
  const home = site.document('page', 'home');
  if (!home) throw new Error('there is no page');
  const compiler = createPageCompiler(
    translationTestBlocks,
    () => ({ src: '', srcSet: '' }),
    () => noMessages,
    () => {},
  );
  const page = compiler.compile(site, home, 'default', locale, null);
  const nodes = renderCompiledPageToPayloadNodes(page, {
    blocks: serverBlocks,
    context: { site: page.site, capabilities: new Set(), href: () => '/', messages: noMessages },
    results: new Map(),
    marksUnknown: false,
    failed: (id, type, error) => {
      throw new Error(`${id} ${type}`, { cause: error });
    },
  });
  return { title: page.head.title, nodes: nodes.flatMap(listElements) };
}

/** Elements with their attributes, and the HTML or the heading in them. */
function listElements(node: PagePayloadNode): string[] {
  if (node.kind === 'host') return [tagOf(node), ...node.children.flatMap(listElements).map((line) => `  ${line}`)];
  if (node.kind === 'kept') return [`${tagOf(node)}${node.html}`];
  return [JSON.stringify(node.props)];
}

function tagOf({
  tag = 'div',
  attributes = STATIC_HTML_ATTRIBUTES,
}: Partial<Pick<HostElementNode, 'tag' | 'attributes'>>) {
  const shown = Object.entries(attributes).flatMap(([name, value]) =>
    ['className', 'lang', 'dir'].includes(name) ? [` ${name}="${value}"`] : [],
  );
  return `<${tag}${shown.join('')}>`;
}

test('a page in a second locale shows its translations, and blocks and content entries that fall back carry their own language', () => {
  // The types of locales list those of the specification.
  const locale = JSON.parse('"ar"');
  expect(render(locale)).toEqual({
    title: 'الرئيسية',
    nodes: [
      '<div className="kept"><h2>متجرنا</h2>',
      '<main>',
      '  <div className="kept"><h2>العنوان</h2>',
      '  <div className="kept fallback-language" lang="en-AU" dir="ltr"><h2>other in English</h2>',
      '  <div className="kept fallback-language" lang="en-AU" dir="ltr">',
      '    {"heading":"live in English"}',
      '  <div className="kept fallback-language" lang="en-AU" dir="ltr"><section><h2>box in English</h2><div class="kept" lang="ar" dir="rtl"><h2>داخل</h2></div></section>',
      '  <div className="kept fallback-language" lang="en-AU" dir="ltr"><h2>Entry in English</h2>',
      '  <div className="kept"><h2>بالعربية</h2>',
    ],
  });
});

test('a page in the language of its documents has no language on its blocks', () => {
  expect(render('en-AU')).toEqual({
    title: 'Home',
    nodes: [
      '<div className="kept"><h2>Our shop</h2>',
      '<main>',
      '  <div className="kept"><h2>translated in English</h2>',
      '  <div className="kept"><h2>other in English</h2>',
      '  {"heading":"live in English"}',
      '  <div className="kept"><section><h2>box in English</h2><h2>inner in English</h2></section>',
      '  <div className="kept"><h2>Entry in English</h2>',
      '  <div className="kept"><h2>Other in English</h2>',
    ],
  });
});

describe('texts without a translation in a block with others', () => {
  const locale = JSON.parse('"ar"');
  const home = { kind: 'page', name: 'home' };
  const open = (block: object, more: object = {}) => ({
    'shop/page/home': { version: 1, path: '/home', blocks: [block] },
    ...more,
  });
  const translated = (texts: Readonly<Record<string, string>>) => ({
    'shop/translation/ar.page.home': createTestTranslation(home, 'ar', texts),
  });
  const blockOf = (documents: object) => render(locale, { ...documents }).nodes.slice(2);
  const card = {
    id: 'card',
    type: 'card',
    props: { heading: "Don't wait", body: '**Now**', image: { asset: 'a', alt: 'A boat' } },
  };

  test('have a lang attribute on the element that holds nothing else, or on a span of their own where there is none', () => {
    expect(blockOf(open(card, translated({ 'card/body': 'الآن' })))).toEqual([
      '  <div className="kept"><article><img alt="A boat" lang="en-AU" dir="ltr"/><span lang="en-AU" dir="ltr">Don&#x27;t wait</span><h3 lang="en-AU" dir="ltr">Don&#x27;t wait</h3><div class="prose"><p>الآن</p></div></article>',
    ]);
  });

  test('have a lang attribute on the element around their Markdown', () => {
    expect(blockOf(open(card, translated({ 'card/heading': 'العنوان' })))).toEqual([
      '  <div className="kept"><article><img alt="A boat" lang="en-AU" dir="ltr"/>العنوان<h3>العنوان</h3><div class="prose" lang="en-AU" dir="ltr"><p><strong>Now</strong></p></div></article>',
    ]);
  });

  test('have a lang attribute also when they are content entries or menu labels', () => {
    const more = {
      'base/content/home': { version: 1, locale: 'en-AU', entries: { 'home.body': entry('Entry') } },
      'shop/navigation/primary': {
        version: 1,
        items: [
          { id: 'play', label: 'Play' },
          { id: 'win', label: 'Win' },
        ],
      },
      'shop/translation/ar.navigation.primary': createTestTranslation({ kind: 'navigation', name: 'primary' }, 'ar', {
        'play/label': 'العب',
      }),
      ...translated({ 'card/heading': 'العنوان' }),
    };
    const inside = { ...card, props: { heading: 'Heading', body: { content: 'home.body' } } };
    const menu = { id: 'menu', type: 'menu', props: { menu: 'primary' }, slots: { main: [inside] } };
    expect(blockOf(open(menu, more))).toEqual([
      '  <div className="kept"><nav><a href="/">العب</a><a href="/" lang="en-AU" dir="ltr">Win</a><article><img/>العنوان<h3>العنوان</h3><div class="prose" lang="en-AU" dir="ltr"><p>Entry</p></div></article></nav>',
    ]);
  });

  test('have a lang attribute also in a block whose slot holds a block with browser code', () => {
    const menu = { id: 'menu', type: 'menu', props: { menu: 'primary' }, slots: { main: [hero('live', 'live')] } };
    const more = {
      'shop/navigation/primary': { version: 1, items: [{ id: 'win', label: 'Win' }] },
      ...translated({ 'live/heading': 'مباشر' }),
    };
    expect(blockOf(open(menu, more))).toEqual([
      '  <nav>',
      '    <div className="kept"><a href="/" lang="en-AU" dir="ltr">Win</a>',
      '    {"heading":"مباشر"}',
    ]);
  });
});
