import { expect, test } from 'vitest';
import { noMessages } from '../messages/testing/no-messages.ts';
import { createPageCompiler } from '../page/page-compiler.ts';
import type { PagePayloadNode } from '../page/page-node.ts';
import { renderCompiledPageToPayloadNodes } from '../render/render-page-nodes.tsx';
import type { ServerBlock, ServerBlocksByType } from '../render/server-block.ts';
import { createTestTranslation, openTranslatedTestSite, translationTestBlocks } from './testing/translated-shop.ts';

const heading = (props: unknown) => {
  const { heading: text = '' }: { readonly heading?: string } = Object(props);
  return <h2>{text}</h2>;
};
const serverBlock = (component: ServerBlock['component']): ServerBlock => ({ component, css: '', load: null });
const serverBlocks: ServerBlocksByType = {
  hero: serverBlock(({ props }) => heading(props)),
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

function render(locale: 'en-AU') {
  const site = openTranslatedTestSite(documents);
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
  return { title: page.head.title, nodes: nodes.flatMap(describe) };
}

/** Elements with their attributes, and the HTML or the heading in them. */
function describe(node: PagePayloadNode): string[] {
  if (node.kind === 'host') return [tagOf(node), ...node.children.flatMap(describe).map((line) => `  ${line}`)];
  if (node.kind === 'kept') return [`${tagOf(node)}${node.html}`];
  return [JSON.stringify(node.props)];
}

function tagOf({ tag, attributes }: { readonly tag: string; readonly attributes: Readonly<Record<string, string>> }) {
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
