import { createHash } from 'node:crypto';
import { type DefaultTreeAdapterMap, parse } from 'parse5';
import { expect, test } from 'vitest';
import { type DocumentHtmlParts, renderDocumentHtml } from './document-html.ts';
import { renderHeadHtml } from './head-html.ts';
import { STATIC_HTML_PLACEHOLDER, splitPageHtmlAtStaticHtmlGaps } from './html-template.ts';
import type { PagePayload } from './page-payload.ts';
import { createInlineStyles, createPageStyleSheetBuilder } from './page-styles.ts';

type Element = DefaultTreeAdapterMap['element'];

const HOSTILE = '</script></style></title>"\'><script>alert(1)</script><!--<script>\u2028\u2029&amp;';

function payloadOf(text: string): PagePayload {
  return {
    kind: 'page',
    status: 200,
    url: `/${text}`,
    routeId: text,
    layout: text,
    head: { title: text, description: text, noindex: true, canonical: text },
    nodes: [
      { kind: 'block', id: 'a', type: 'b', props: { text }, data: { text }, slots: {} },
      { kind: 'kept', id: 'k', tag: 'div', attributes: {}, html: '<p>kept</p>' },
    ],
    styles: null,
    site: { key: text, name: text, locale: text, currency: '', timeZone: '', logo: null, features: {} },
    capabilities: [text],
    customerId: null,
    routes: {},
  };
}

function partsOf(text: string): DocumentHtmlParts {
  const payload = payloadOf(text);
  return {
    payload,
    frame: splitPageHtmlAtStaticHtmlGaps(`<div data-kept="k">${STATIC_HTML_PLACEHOLDER}</div>`, payload.nodes),
    theme: createInlineStyles(`:root{--x:"${text}"}`),
    styles: { ...createInlineStyles(`.a{content:"${text}"}`), path: '/_css/x.css' },
    fonts: [text],
    head: renderHeadHtml({
      title: text,
      siteName: text,
      description: text,
      canonical: text,
      locale: text,
      noindex: false,
      image: { url: text, width: 3, height: 2, alt: text },
      published: 0,
      structured: { text },
    }),
    scripts: { entry: '/_assets/entry.js', preload: [text] },
    development: false,
  };
}

function elements(node: DefaultTreeAdapterMap['node']): Element[] {
  const below = 'childNodes' in node ? node.childNodes.flatMap(elements) : [];
  return 'tagName' in node ? [node, ...below] : below;
}

const textOf = (element: Element | undefined) =>
  element?.childNodes.map((child) => ('value' in child ? child.value : '')).join('');
const attribute = (element: Element | undefined, wanted: string) =>
  element?.attrs.find(({ name }) => name === wanted)?.value;

const renderWhole = (parts: DocumentHtmlParts) => {
  const { pieces, end } = renderDocumentHtml(parts);
  return pieces.join('') + end;
};

test('renderDocumentHtml never lets a text add elements to the document', () => {
  const names = (text: string) => elements(parse(renderWhole(partsOf(text)))).map(({ tagName }) => tagName);
  expect(names(HOSTILE)).toEqual(names('harmless'));
});

test('renderDocumentHtml escapes hostile texts', () => {
  const all = elements(parse(renderWhole(partsOf(HOSTILE))));
  const of = (tag: string) => all.filter(({ tagName }) => tagName === tag);
  expect([attribute(of('html')[0], 'lang'), attribute(of('html')[0], 'data-site')]).toEqual([HOSTILE, HOSTILE]);
  expect(textOf(of('title')[0])).toBe(`${HOSTILE} | ${HOSTILE}`);
  expect(of('link').map((link) => attribute(link, 'href'))).toEqual([HOSTILE, HOSTILE, HOSTILE]);
  const data = of('script').find((script) => attribute(script, 'id') === 'page');
  const { nodes, ...rest } = payloadOf(HOSTILE);
  expect(JSON.parse(textOf(data) ?? '')).toEqual({
    ...rest,
    nodes: [nodes[0], { kind: 'kept', id: 'k', tag: 'div', attributes: {} }],
  });
});

test('the only executable script of a document is a file, and each inline style has the hash that the policy allows', () => {
  const parts = partsOf(HOSTILE);
  const all = elements(parse(renderWhole(parts)));
  const scripts = all.filter(({ tagName }) => tagName === 'script');
  expect(scripts.map((script) => [attribute(script, 'type'), attribute(script, 'src')])).toEqual([
    ['module', '/_assets/entry.js'],
    ['application/ld+json', undefined],
    ['application/json', undefined],
  ]);
  const hashes = all
    .filter(({ tagName }) => tagName === 'style')
    .map((style) =>
      createHash('sha256')
        .update(textOf(style) ?? '')
        .digest('base64'),
    );
  expect(hashes).toEqual([parts.theme.hash, parts.styles.hash]);
  expect(all.flatMap(({ attrs }) => attrs.filter(({ name }) => name === 'style' || name.startsWith('on')))).toEqual([]);
});

test('renderDocumentHtml marks a document of development or maintenance, and preloads nothing in development without fonts', () => {
  const html = renderWhole({ ...partsOf('x'), head: '', fonts: [], development: true });
  expect(html).toContain('<html lang="x" data-site="x" data-development>');
  expect(renderWhole({ ...partsOf('x'), closed: true })).toContain('<html lang="x" data-site="x" data-closed>');
  expect(html).not.toMatch(/rel="preload"/);
});

test('fonts are preloaded at low priority after the code of a page, and at normal priority on a page without code', () => {
  const links = (preload: readonly string[]) =>
    elements(parse(renderWhole({ ...partsOf('x'), head: '', scripts: { entry: '/e.js', preload } })))
      .filter(({ tagName }) => tagName === 'link')
      .map((link) => [attribute(link, 'rel'), attribute(link, 'fetchpriority')]);
  expect(links(['/a.js'])).toEqual([
    ['modulepreload', undefined],
    ['preload', 'low'],
  ]);
  expect(links([])).toEqual([['preload', undefined]]);
});

test('a page that opens with a picture preloads it, and its fonts on wide screens only', () => {
  const parts = { ...partsOf('x'), scripts: { entry: '/e.js', preload: [] } };
  const frame = splitPageHtmlAtStaticHtmlGaps(
    '<picture><img src="/p.avif" fetchPriority="high"/></picture>',
    parts.payload.nodes,
  );
  const preloaded = elements(parse(renderWhole({ ...parts, frame })))
    .filter((element) => attribute(element, 'rel') === 'preload')
    .map((element) => ['as', 'href', 'media'].map((name) => attribute(element, name)));
  expect(preloaded).toEqual([
    ['image', '/p.avif', undefined],
    ['font', 'x', '(min-width: 48em)'],
  ]);
});

test('the page script and the code of a page come before its styles, and the script after them on a page without code', () => {
  const order = (preload: readonly string[]) =>
    elements(parse(renderWhole({ ...partsOf('x'), head: '', scripts: { entry: '/e.js', preload } })))
      .map((element) => attribute(element, 'src') ?? attribute(element, 'href') ?? element.tagName)
      .filter((name) => ['/e.js', '/a.js', 'style', 'x'].includes(name));
  expect(order(['/a.js'])).toEqual(['/e.js', '/a.js', 'style', 'style', 'x']);
  expect(order([])).toEqual(['style', 'style', '/e.js', 'x']);
});

test('pages with the same set of blocks share one style sheet file, in any order', () => {
  const block = (css: string) => ({ component: () => null, css, load: null });
  const sheets = createPageStyleSheetBuilder([{ name: 'a.css', css: 'body{}' }], {
    a: block('.a{}'),
    b: block('.b{}'),
  });
  const styles = sheets.of(['b', 'a', 'unknown']);
  expect(styles.css).toBe('@layer base,blocks;body{}.a{}.b{}');
  expect(sheets.of(['a', 'unknown', 'b'])).toBe(styles);
  expect([sheets.file(styles.path), sheets.file('/_css/none.css')]).toEqual([styles.css, undefined]);
  expect(sheets.of(['a']).path).not.toBe(styles.path);
});

test('styles of overlay blocks are in the style sheet file of a page, and not among its inline styles', () => {
  const [early, late] = [
    { name: 'b.css', css: '.early{}' },
    { name: 'd.css', css: '.late{}' },
  ];
  const block = (css: string, ...parts: { name: string; css: string }[]) => ({
    component: () => null,
    css,
    parts,
    load: null,
  });
  const base = ['c', 'a'].map((name) => ({ name: `${name}.css`, css: `${name}{}` }));
  const sheets = createPageStyleSheetBuilder(base, { page: block('.page{}', late), over: block('.over{}', early) });
  const styles = sheets.of(['page'], ['over']);
  expect([styles.css, sheets.file(styles.path)]).toEqual([
    '@layer base,blocks;a{}c{}.late{}.page{}',
    '@layer base,blocks;a{}.early{}c{}.late{}.over{}.page{}',
  ]);
});

test('the least recently used style sheet is evicted from a full cache', () => {
  const block = (css: string) => ({ component: () => null, css, load: null });
  const blocks = { a: block('.a{}'), b: block('.b{}'), c: block('.c{}') };
  const unlimited = createPageStyleSheetBuilder([], blocks);
  for (const type of ['a', 'b']) unlimited.of([type]);
  const sheets = createPageStyleSheetBuilder([], blocks, { maxBytes: unlimited.use().bytes });
  const [a = '', b = ''] = ['a', 'b', 'a', 'c'].map((type) => sheets.of([type]).path);
  expect([sheets.file(a), sheets.file(b)]).toEqual(['@layer base,blocks;.a{}', undefined]);
});
