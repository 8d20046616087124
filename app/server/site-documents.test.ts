import { randomInt } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addMissingBlockAndItemIds } from '../../cms-extension/generated-ids.ts';
import { coversSpec } from '../../scripts/test/covers-spec.ts';
import { openTestShopWithSandbox, type TestShopWithSandbox } from './testing/api-shop.ts';

const WORDED = {
  'page.home': { type: 'seo', value: { title: 'Keyed: home' } },
  'page.help.buying-a-ticket': { type: 'seo', value: { title: 'Keyed: help' } },
  'keyed_words.of-editors': { type: 'plain', value: 'Keyed: words' },
  'keyed.data': { type: 'json', value: { keyed: true } },
};

let shop: TestShopWithSandbox;
beforeAll(async () => {
  shop = await openTestShopWithSandbox({
    edit: (project) => {
      const write = (path: string, document: object) => writeFileSync(join(project, path), JSON.stringify(document));
      const change = (path: string, by: (document: ReturnType<typeof JSON.parse>) => object) =>
        write(path, by(JSON.parse(readFileSync(join(project, path), 'utf8'))));
      write('cms-seed/harbour/content/keyed.en-au.json', { version: 1, locale: 'en-AU', entries: WORDED });
      const british = { 'keyed_words.of-editors': { type: 'plain', value: 'Keyed: British words' } };
      write('cms-seed/harbour/content/keyed.en-gb.json', { version: 1, locale: 'en-GB', entries: british });
      const half = { 'half.no-value': { type: 'plain' }, 'half.no-type': { value: 'Half' } };
      write('cms-seed/harbour/content/half.en-au.json', { version: 1, locale: 'en-AU', entries: half });
      const unnamed = { type: 'hero', props: { heading: 'Without an id' } };
      const saved = addMissingBlockAndItemIds(
        { document: { version: 1, path: '/unnamed', head: { title: 'Unnamed' }, blocks: [unnamed] } },
        randomInt,
      );
      write('cms-seed/harbour/pages/unnamed.json', Object(saved['document']));
      change('site-configs/lantern/site.json', (site) => ({ ...site, discovery: { noindex: true } }));
      change('site-configs/lantern/theme.json', ({ colours: { onHeader: _, onFooter: __, ...colours }, ...theme }) => ({
        ...theme,
        // Greys of a luminance of 165 and 166.
        colours: { ...colours, header: '#a5a5a5', footer: '#a6a6a6' },
      }));
      change('site-configs/sunnyside/theme.json', ({ colours, ...theme }) => ({
        ...theme,
        colours: { ...colours, text: 'red' },
      }));
      change('site-configs/harbour/theme.json', ({ colours, ...theme }) => ({
        ...theme,
        colours: { ...colours, textMuted: colours.background },
      }));
    },
  });
});
afterAll(() => shop.close());

const items = async (query: string, locale = 'en-AU') => {
  const answer = await shop.get('harbour', `/${locale}/items?c[]=content&${query}`);
  return { answer, result: JSON.parse(answer.body).result };
};

test('the content key of a page is made of its path, and of home for the root', async () => {
  const [home, help] = [await shop.get('harbour', '/'), await shop.get('harbour', '/help/buying-a-ticket')];
  expect(home.body).toContain('<title>Keyed: home | Harbour</title>');
  expect(help.body).toContain('<title>Keyed: help | Harbour</title>');
  coversSpec('rules', 'content.page-key', help);
  coversSpec('content-areas', 'rule.page-key', help);
});

test('the content endpoint finds a key with any separator and filters by type', async () => {
  const { answer, result } = await items('id[]=keyed-words.of_editors');
  expect(result).toEqual([
    { collection: 'content', id: 'keyed-words.of_editors', type: 'plain', value: 'Keyed: words' },
  ]);
  const typed = await items('id[]=keyed-words.of_editors&id[]=keyed.data&t[]=json');
  expect(typed.result).toEqual([{ collection: 'content', id: 'keyed.data', type: 'json', value: { keyed: true } }]);
  coversSpec('rules', 'content.key-normalise', answer);
  coversSpec('content-areas', 'rule.key-normalise', answer);
  coversSpec('entities', 'content-entry', answer);
  coversSpec('query-params', 'content-c-id-t', typed.answer);
  coversSpec('calls', 'content.items', typed.answer);
});

test('the content endpoint answers in Australian English under /en-AU and in British English under /en-GB', async () => {
  const [australian, british] = [
    await items('id[]=keyed_words.of-editors'),
    await items('id[]=keyed_words.of-editors', 'en-GB'),
  ];
  expect([australian.result[0].value, british.result[0].value]).toEqual(['Keyed: words', 'Keyed: British words']);
  coversSpec('content-areas', 'rule.locale', australian.answer);
  coversSpec('constants', 'locale.content', australian.answer);
});

test('a block that was saved in the CMS without an id is on the page with a generated id of six characters', async () => {
  const page = await shop.get('harbour', '/unnamed');
  const [, id] = /data-kept="([^"]*)"[^>]*><[^>]*>(?:(?!data-kept).)*Without an id/s.exec(page.body) ?? [];
  expect(id).toMatch(/^page\.[a-z0-9]{6}$/);
  coversSpec('rules', 'content.generated-id', page);
  coversSpec('constants', 'content.generated-id-length', page);
  coversSpec('content-areas', 'rule.generated-id', page);
});

test('a content entry without a type or a value is ignored and reported to the operator', async () => {
  const { answer, result } = await items('id[]=half.no-value&id[]=half.no-type');
  expect(result).toEqual([]);
  expect(JSON.stringify((await shop.status()).heldBack)).toContain('half.en-au');
  coversSpec('rules', 'content.usable', answer);
  coversSpec('content-areas', 'rule.entry-usable', answer);
});

test('every page of a site hidden from search engines has noindex', async () => {
  for (const path of ['/', '/basket']) {
    const page = await shop.get('lantern', path);
    expect(page.body).toContain('<meta name="robots" content="noindex,nofollow">');
    expect(page.headers['x-robots-tag']).toBe('noindex, nofollow');
    coversSpec('rules', 'content.noindex', page);
  }
});

const propertyOf = ({ body }: { readonly body: string }, name: string) =>
  new RegExp(`--${name}:([^;}]+)`).exec(body)?.[1];

test('a theme colour counts as dark below a luminance of 166', async () => {
  const page = await shop.get('lantern', '/');
  expect([propertyOf(page, 'scheme-header'), propertyOf(page, 'scheme-footer')]).toEqual(['dark', 'light']);
  coversSpec('constants', 'content.luminance-dark-below', page);
});

test('a theme with an invalid colour or too little contrast is held back, and the default colour is used', async () => {
  const [page, status] = [await shop.get('sunnyside', '/'), await shop.getStatusResponse()];
  const base = JSON.parse(readFileSync(join(import.meta.dirname, '../../site-configs/base/theme.json'), 'utf8'));
  expect(propertyOf(page, 'colour-text')).toBe(base.colours.text);
  const heldBack: { readonly id: string; readonly errors: readonly { readonly message: string }[] }[] = JSON.parse(
    status.body,
  ).heldBack;
  const messageOf = (id: string) => heldBack.find((document) => document.id === id)?.errors[0]?.message;
  expect(messageOf('sunnyside:theme:theme')).toBe(
    "'red' is not in the expected form. Expected: A colour as # and 3 or 6 hexadecimal digits.",
  );
  expect(messageOf('harbour:theme:theme')).toMatch(/has a contrast of [\d.]+:1, and needs 4\.5:1\.$/);
  coversSpec('rules', 'sanitise.colour-hex', status);
  coversSpec('constants', ['colour.hex-digits', 'content.fallback-contrast-ratio'], status);
  coversSpec('rules', 'display.contrast-fallback', page);
});
