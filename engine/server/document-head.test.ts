import { describe, expect, test } from 'vitest';
import { noMessageRegistry } from '../messages/testing/no-messages.ts';
import { checkDocument } from '../validation/check-document.ts';
import { COMMON_SCHEMAS, DOCUMENT_KIND_SCHEMAS } from '../validation/config-kinds.ts';
import { toFetchResponse } from './endpoint.ts';
import { createTestDocumentRequest, openTwoBrandTestPages, type TestRequestOptions } from './testing/small-shop.tsx';

const entries = (own: object) => ({
  'one/content/seo.en-au': { version: 1, locale: 'en-AU', entries: own },
});

async function read(target: string, documents: Record<string, unknown> = {}, more?: TestRequestOptions) {
  const { endpoint } = openTwoBrandTestPages({ documents });
  const response = toFetchResponse(await endpoint.document(createTestDocumentRequest(target, more)));
  const html = await response.text();
  const json = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1];
  const graph: { '@type': string }[] = json === undefined ? [] : JSON.parse(json)['@graph'];
  return {
    title: /<title>(.*?)<\/title>/.exec(html)?.[1],
    robots: /name="robots" content="(.*?)"/.exec(html)?.[1],
    description: /name="description" content="(.*?)"/.exec(html)?.[1],
    header: response.headers.get('x-robots-tag'),
    kinds: graph.map((thing) => thing['@type']),
    html,
  };
}

const INDEXED = 'index,follow,max-image-preview:large';

describe('an SEO content entry under the key of a page', () => {
  test('overrides the title and description of the page document; the root path has the key of home', async () => {
    const seo = { type: 'seo', value: { title: 'Welcome', description: 'Come in.', schemas: ['organisation'] } };
    expect(await read('/', entries({ 'page.home': seo }))).toMatchObject({
      title: 'Welcome | one',
      description: 'Come in.',
      robots: INDEXED,
      kinds: ['Organization'],
    });
  });

  test('is found by the words of the path, whether - or _ separates them in the key', async () => {
    const story = { 'one/page/story': { version: 1, path: '/our-way/First_steps', head: { title: 'Steps' } } };
    const seo = { 'page.our_way.first-steps': { type: 'seo', value: { title: 'Our first steps' } } };
    expect((await read('/our-way/First_steps', { ...story, ...entries(seo) })).title).toBe('Our first steps | one');
    expect((await read('/our-way/First_steps', story)).title).toBe('Steps | one');
  });

  test('is ignored when it is not of the type seo', async () => {
    const plain = { 'page.home': { type: 'plain', value: 'Welcome' } };
    expect((await read('/', entries(plain))).title).toBe('home | one');
  });
});

describe('search engines', () => {
  test('are excluded from a hidden site by tag and header', async () => {
    const { html, header, kinds } = await read('/', {
      'one/site': {
        version: 1,
        extends: 'base',
        name: 'one',
        hosts: ['one.localhost'],
        commerce: { account: 'one', pricingId: 'one' },
        discovery: { noindex: true },
      },
    });
    const tags = [...html.matchAll(/<meta name="(robots|googlebot)" content="([^"]*)">/g)].map(([, name, content]) => [
      name,
      content,
    ]);
    expect([tags, header, kinds]).toEqual([
      [
        ['robots', 'noindex,nofollow'],
        ['googlebot', 'noindex,nofollow'],
      ],
      'noindex, nofollow',
      [],
    ]);
  });

  test('are excluded from not-found pages', async () => {
    expect(await read('/nothing')).toMatchObject({ robots: 'noindex,nofollow', header: 'noindex, nofollow' });
  });
});

test('the breadcrumbs of a page name the pages above it', async () => {
  const story = {
    'one/page/ways': { version: 1, path: '/ways', head: { title: 'Ways' } },
    'one/page/way': { version: 1, path: '/ways/first', head: { title: 'First' } },
  };
  const { html } = await read('/ways/first', story);
  const names = [...html.matchAll(/"position":(\d),"name":"([^"]*)"/g)].map(
    ([, position, name]) => `${position} ${name}`,
  );
  expect(names).toEqual(['1 one', '2 Ways', '3 First']);
  const untitled = await read('/bare', { 'one/page/bare': { version: 1, path: '/bare' } });
  expect(untitled.html).toContain('"position":2,"name":"one"');
});

const FALLBACK = '#ffffff';

test.each([
  ['#fff', '#fff'],
  ['#a1b2c3', '#a1b2c3'],
  ['#ffff', FALLBACK],
  ['#a1b2c', FALLBACK],
  ['red', FALLBACK],
  ['fff', FALLBACK],
])(
  'a theme whose background is %s is drawn with the background %s, and reported as invalid if the two differ',
  async (colour, drawn) => {
    const theme = { version: 1, colours: { background: colour } };
    const { html } = await read('/', { 'one/theme': theme });
    expect(/--colour-background:([^;]+);/.exec(html)?.[1]).toBe(drawn);
    const document = {
      site: 'one',
      kind: 'theme',
      name: 'theme',
      source: 'theme.json',
      text: JSON.stringify(theme),
    } as const;
    const { errors } = checkDocument(document, {
      kinds: DOCUMENT_KIND_SCHEMAS,
      blocks: {},
      library: COMMON_SCHEMAS,
      messages: noMessageRegistry,
      lines: false,
    });
    expect(errors.map(({ pointer }) => pointer)).toEqual(drawn === colour ? [] : ['/colours/background']);
  },
);
