import { describe, expect, test } from 'vitest';
import { checkDocument } from '../validation/check-document.ts';
import { COMMON_SCHEMAS, CONFIG_KINDS } from '../validation/config-kinds.ts';
import { toFetchResponse } from './endpoint.ts';
import { createDocumentRequest, openSmallShop, type TestRequestOptions } from './testing/small-shop.tsx';

const entries = (own: object) => ({
  'one/content/seo.en-au': { version: 1, locale: 'en-AU', entries: own },
});

async function read(target: string, documents: Record<string, unknown> = {}, more?: TestRequestOptions) {
  const { endpoint } = openSmallShop({ documents });
  const response = toFetchResponse(await endpoint.document(createDocumentRequest(target, more)));
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

describe('the seo entry under the key of a page', () => {
  test('comes before what the page’s document says; the root path is the home key', async () => {
    const seo = { type: 'seo', value: { title: 'Welcome', description: 'Come in.', schemas: ['organisation'] } };
    expect(await read('/', entries({ 'page.home': seo }))).toMatchObject({
      title: 'Welcome | one',
      description: 'Come in.',
      robots: INDEXED,
      kinds: ['Organization'],
    });
  });

  test('is found by the segments of the path, whatever separates their words', async () => {
    const story = { 'one/page/story': { version: 1, path: '/our-way/First_steps', head: { title: 'Steps' } } };
    const seo = { 'page.our_way.first-steps': { type: 'seo', value: { title: 'Our first steps' } } };
    expect((await read('/our-way/First_steps', { ...story, ...entries(seo) })).title).toBe('Our first steps | one');
    expect((await read('/our-way/First_steps', story)).title).toBe('Steps | one');
  });

  test('is no words of another type', async () => {
    const plain = { 'page.home': { type: 'plain', value: 'Welcome' } };
    expect((await read('/', entries(plain))).title).toBe('home | one');
  });
});

describe('robots', () => {
  test('are kept from a whole site by every tag and header there is', async () => {
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
    const tags = [...html.matchAll(/<meta name="(robots|googlebot)" content="([^"]*)">/g)].map(([, name, says]) => [
      name,
      says,
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

  test('are kept from what is not found', async () => {
    expect(await read('/nothing')).toMatchObject({ robots: 'noindex,nofollow', header: 'noindex, nofollow' });
  });
});

test('the way to a page names the pages on it', async () => {
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
])('a theme whose colour is %s draws pages in %s', async (colour, drawn) => {
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
    kinds: CONFIG_KINDS,
    blocks: {},
    library: COMMON_SCHEMAS,
    lines: false,
  });
  expect(errors.map(({ pointer }) => pointer)).toEqual(drawn === colour ? [] : ['/colours/background']);
});
