import { afterEach, expect, test } from 'vitest';
import { SMALL_TEST_SHOP_DOCUMENTS } from '#engine/check/testing/small-shop.ts';
import type { TemporaryTestProject } from '#engine/cms/testing/temporary-project.ts';
import { runTestVitrineCliCommand, writeSmallTestShop } from './testing/shop-files.ts';

let project: TemporaryTestProject | undefined;
afterEach(async () => {
  await project?.close();
  project = undefined;
});

async function errorsOf(changes: Readonly<Record<string, unknown>>, files: Readonly<Record<string, string>> = {}) {
  project = await writeSmallTestShop(changes);
  for (const [path, content] of Object.entries(files)) await project.writeFile(path, content);
  const { code, out, err } = await runTestVitrineCliCommand(project.path, 'check', '--json');
  const report: { ok: boolean; errors: Record<string, unknown>[] } = JSON.parse(out);
  expect([code, report.ok, err]).toEqual(report.errors.length === 0 ? [0, true, ''] : [1, false, '']);
  return report.errors;
}

const HOME = 'cms-seed/corner/pages/home.json';
const hero = (props: object) => ({ 'corner/page/home': { version: 1, blocks: [{ id: 'own', type: 'hero', props }] } });

test('vitrine check finds no problem in a valid project', async () => {
  expect(await errorsOf({})).toEqual([]);
});

test('vitrine check reports malformed JSON', async () => {
  expect(await errorsOf({}, { [HOME]: '{\n  "version": 1,\n  "route": home\n}\n' })).toMatchObject([
    { source: HOME, pointer: '', code: 'json-syntax', line: 3, column: 12 },
  ]);
});

test('vitrine check reports a value of the wrong type', async () => {
  expect(await errorsOf(hero({ heading: 7 }))).toMatchObject([
    { source: HOME, pointer: '/blocks/0/props/heading', code: 'wrong-type', line: 8, column: 20 },
  ]);
});

test('vitrine check reports an unknown property', async () => {
  expect(await errorsOf(hero({ heading: 'x', eyebro: 'y' }))).toMatchObject([
    {
      source: HOME,
      pointer: '/blocks/0/props/eyebro',
      code: 'unknown-property',
      suggestion: "Did you mean 'eyebrow'?",
      line: 9,
    },
  ]);
});

test('vitrine check reports an unknown block type', async () => {
  const changes = { 'corner/page/home': { version: 1, blocks: [{ id: 'own', type: 'heroo' }] } };
  expect(await errorsOf(changes)).toMatchObject([
    {
      source: HOME,
      pointer: '/blocks/0/type',
      code: 'unknown-block',
      suggestion: "Did you mean 'hero'?",
      line: 6,
      column: 15,
    },
  ]);
});

test('vitrine check reports an unknown resolver', async () => {
  const routes = { things: { params: { thing: 'product-ofer' } } };
  expect(await errorsOf({ 'corner/routes': { version: 1, routes } })).toEqual([
    {
      source: 'site-configs/corner/routes.json',
      pointer: '/routes/things/params/thing',
      code: 'unknown-resolver',
      message:
        "There is no resolver 'product-ofer' that could tell what the parameter 'thing' of route 'things' names.",
      suggestion: "Did you mean 'product-offer'?",
      line: 6,
      column: 18,
    },
  ]);
});

test('vitrine check reports an invalid colour', async () => {
  expect(await errorsOf({ 'corner/theme': { version: 1, colours: { link: '#12345' } } })).toMatchObject([
    { source: 'site-configs/corner/theme.json', pointer: '/colours/link', code: 'wrong-format', line: 4, column: 13 },
  ]);
});

test('vitrine check reports a javascript: link', async () => {
  const link = { href: 'javascript:alert(1)' };
  expect(await errorsOf(hero({ heading: 'x', actions: [{ label: 'x', link }] }))).toMatchObject([
    { source: HOME, pointer: '/blocks/0/props/actions/0/link/href', code: 'wrong-format', line: 13, column: 23 },
  ]);
});

test('vitrine check reports sites that extend each other in a circle', async () => {
  expect(
    await errorsOf({ 'base/site': { ...SMALL_TEST_SHOP_DOCUMENTS['base/site'], extends: 'corner' } }),
  ).toMatchObject([
    { source: 'site-configs/base/site.json', pointer: '/extends', code: 'extends-cycle', line: 9, column: 14 },
  ]);
});

test('vitrine check reports a duplicate id', async () => {
  const node = { id: 'own', type: 'hero', props: { heading: 'x' } };
  expect(await errorsOf({ 'corner/page/home': { version: 1, blocks: [node, node] } })).toMatchObject([
    { source: HOME, pointer: '/blocks/1/id', code: 'duplicate-id', line: 12, column: 13 },
  ]);
});

test('vitrine check reports routes with the same path', async () => {
  expect(await errorsOf({ 'corner/routes': { version: 1, routes: { results: { path: '/login' } } } })).toMatchObject([
    {
      source: 'site-configs/corner/routes.json',
      pointer: '/routes/results/path',
      code: 'route-collision',
      message: 'Routes "login" and "results" match the same addresses: "/login".',
      line: 5,
      column: 15,
    },
  ]);
});

test('vitrine check reports a document of 5 MB as too large', async () => {
  const body = 'x'.repeat(5_000_000);
  expect(await errorsOf({}, { [HOME]: JSON.stringify({ version: 1, body }) })).toMatchObject([
    { source: HOME, pointer: '', code: 'too-large' },
  ]);
});

test.each(['__proto__', 'constructor', 'prototype'])('vitrine check reports a key named %s', async (key) => {
  expect(await errorsOf({}, { [HOME]: `{\n  "version": 1,\n  "head": {"${key}": {"admin": true}}\n}` })).toMatchObject([
    { source: HOME, pointer: `/head/${key}`, code: 'forbidden-key', line: 3 },
  ]);
});

test('vitrine check reports a picture with a script', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"><script>alert(1)</script></svg>';
  expect(await errorsOf({}, { 'cms-seed/corner/assets/evil.svg': svg })).toMatchObject([
    { source: 'cms-seed/corner/assets/evil.svg', code: 'not-allowed' },
  ]);
});

test('vitrine check reports all problems of a document at once', async () => {
  const errors = await errorsOf({
    'corner/page/home': { version: 2, rute: 'home', blocks: [{ type: 'hero', props: { heading: 1 } }] },
  });
  expect(errors.map(({ code, pointer }) => `${String(code)} ${String(pointer)}`).sort()).toEqual([
    'missing-property /blocks/0',
    'not-allowed /version',
    'unknown-property /rute',
    'wrong-type /blocks/0/props/heading',
  ]);
});

test('vitrine check reports an invalid document only once, and not again where it is referenced', async () => {
  const changes = hero({ heading: 'x', actions: [{ label: 'x', link: { page: 'more' } }] });
  expect(await errorsOf(changes, { 'cms-seed/corner/pages/more.json': '{' })).toMatchObject([
    { source: 'cms-seed/corner/pages/more.json', code: 'json-syntax' },
  ]);
});

test.each([
  ['site-configs/corner/rouets.json', 'not-allowed', "Did you mean 'routes.json'?"],
  ['site-configs/corner/navigatoin/primary.json', 'not-allowed', "Did you mean 'navigation'?"],
  ['cms-seed/corner/page/home.json', 'not-allowed', "Did you mean 'pages'?"],
  ['cms-seed/corner/pages/old/home.json', 'not-allowed', null],
  ['cms-seed/corner/home.json', 'not-allowed', null],
  ['cms-seed/corner/assets/Boat.PNG', 'wrong-format', 'Rename it, or convert it.'],
  ['cms-seed/corner/assets/boat.jpeg', 'wrong-format', 'Rename it, or convert it.'],
])('vitrine check reports a file that nothing reads: %s', async (source, code, suggestion) => {
  const errors = await errorsOf({}, { [source]: '{}' });
  expect(errors).toMatchObject([{ source, pointer: '', code, suggestion }]);
});

test('vitrine check ignores notes, editor files and the CMS model beside the documents', async () => {
  const notes = ['site-configs/README.md', 'cms-seed/corner/pages/.home.json.swp', 'cms-seed/corner/assets/logo.psd'];
  const files = Object.fromEntries([...notes, 'cms-seed/model/x.json'].map((path) => [path, '']));
  expect(await errorsOf({}, files)).toEqual([]);
});

test('vitrine check prints problems as readable text without --json', async () => {
  project = await writeSmallTestShop({ 'corner/routes': { version: 1, routes: { hme: { path: '/x' } } } });
  expect(await runTestVitrineCliCommand(project.path, 'check')).toEqual({
    code: 1,
    out:
      "site-configs/corner/routes.json:4:5 /routes/hme Route 'hme' lacks 'access', 'layout', 'gate', 'sitemap', 'screen', " +
      "and no inherited route has this id. (unknown-route)\n    Did you mean 'home'?\n\n1 problem.\n",
    err: '',
  });
});
