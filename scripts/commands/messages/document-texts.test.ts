import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { TemporaryTestProject } from '#engine/cms/testing/temporary-project.ts';
import { hashMessageSource } from '#engine/messages/hash-message-source.ts';
import { runTestVitrineCliCommand, writeSmallTestShop } from '../testing/shop-files.ts';
import { readCsv } from './csv-format.ts';
import { readXliff } from './xliff-reader.ts';

const HOME = 'cms-seed/corner/translations/cy.page.home.json';
const of = { kind: 'page', name: 'home' };

const DOCUMENTS = {
  'base/page/home': {
    version: 1,
    route: 'home',
    head: { title: 'Home' },
    blocks: [
      { id: 'words', type: 'rich-text', props: { body: 'Read *this*.' } },
      {
        id: 'hero',
        type: 'call-to-action',
        props: { heading: 'Play', actions: [{ label: 'Buy', link: { route: 'home' } }] },
      },
    ],
  },
  'corner/translation/cy.page.home': {
    version: 1,
    of,
    locale: 'cy',
    texts: {
      '/head/title': { text: 'Hafan', source: hashMessageSource('Home') },
      'words/body': { text: 'Hen destun.', source: hashMessageSource('Read that.') },
    },
  },
};

let project: TemporaryTestProject;
beforeEach(async () => {
  project = await writeSmallTestShop(DOCUMENTS);
});
afterEach(() => project.close());

const run = (...args: readonly string[]) => runTestVitrineCliCommand(project.path, 'messages', ...args);
const inWelsh = ['--site', 'corner', '--locale', 'cy'];
const listIds = (out: string): string[] => JSON.parse(out).map(({ id }: { readonly id: string }) => id);
const ofHome = (ids: readonly string[]) => ids.filter((id) => id.startsWith('page:home:'));

test('vitrine messages missing lists the texts of the region document only for the country that the site is in', async () => {
  const address = {
    fields: ['address', 'state', 'postcode', 'country'],
    states: [{ id: 'OTHER', name: 'Elsewhere' }],
    postcode: { formats: ['9999'] },
    countries: ['AU', 'CH'],
  };
  await project.write({ site: 'base', kind: 'region', name: 'au' }, { version: 1, address });
  await project.write({ site: 'base', kind: 'region', name: 'ch' }, { version: 1, address });
  const { out } = await run('missing', ...inWelsh, '--json');
  expect(listIds(out).filter((id) => id.startsWith('region:'))).toEqual(['region:au:OTHER:name']);
});

test('list has the texts of documents with the document that each comes from', async () => {
  const { out } = await run('list', ...inWelsh, '--json');
  const listed: { readonly id: string }[] = JSON.parse(out);
  const base = { site: 'base', locale: 'en-AU', document: 'cms-seed/base/pages/home.json' };
  const corner = { site: 'corner', locale: 'cy', document: HOME };
  expect(listed.filter(({ id }) => id.startsWith('page:home:'))).toEqual([
    { id: 'page:home::head:title', text: 'Hafan', ...corner },
    { id: 'page:home:words:body', text: 'Hen destun.', ...corner },
    { id: 'page:home:hero:heading', text: 'Play', ...base },
    { id: 'page:home:hero:actions:0:label', text: 'Buy', ...base },
  ]);
});

test('vitrine messages missing and stale list texts of documents that are untranslated or whose source has changed', async () => {
  const missing = await run('missing', ...inWelsh, '--json');
  expect(ofHome(listIds(missing.out))).toEqual(['page:home:hero:heading', 'page:home:hero:actions:0:label']);
  const stale = await run('stale', ...inWelsh, '--json');
  expect(JSON.parse(stale.out)).toEqual([
    { id: 'page:home:words:body', usualText: 'Read *this*.', text: 'Hen destun.', document: HOME, hasSource: true },
  ]);
});

test.each([
  ['xliff', 'a.xlf', readXliff],
  ['csv', 'a.csv', readCsv],
] as const)(
  'a document text that is exported as %s, translated and imported is stored in the translation document',
  async (format, file, read) => {
    await run('export', ...inWelsh, '--format', format, '--out', file);
    const path = join(project.path, file);
    const exported = readFileSync(path, 'utf8');
    const units = read(exported).translations.filter(({ id }) => id.startsWith('page:home:'));
    expect(units.map(({ id, source, target }) => [id, source, target || null])).toEqual([
      ['page:home::head:title', 'Home', 'Hafan'],
      ['page:home:words:body', 'Read *this*.', 'Hen destun.'],
      ['page:home:hero:heading', 'Play', null],
      ['page:home:hero:actions:0:label', 'Buy', null],
    ]);
    const translated =
      format === 'csv'
        ? exported.replace(/(page:home:hero:heading,.*,Play,)/, '$1Chwarae')
        : exported.replace('<source>Play</source>', '<source>Play</source><target>Chwarae</target>');
    writeFileSync(path, translated);
    const { code, out } = await run('import', file, '--site', 'corner', '--write', '--json');
    expect([code, JSON.parse(out).documents]).toEqual([0, [HOME]]);
    expect(JSON.parse(readFileSync(join(project.path, HOME), 'utf8'))).toEqual({
      $schema: '../../../schemas/config/translation.schema.json',
      ...DOCUMENTS['corner/translation/cy.page.home'],
      texts: {
        ...DOCUMENTS['corner/translation/cy.page.home'].texts,
        'hero/heading': { text: 'Chwarae', source: hashMessageSource('Play') },
      },
    });
  },
);

test.each([
  ['an unknown id', 'page:home:hero:headin,Play,Chwarae', "Did you mean 'page:home:hero:heading'?"],
  ['a text that is too long', `page:home:hero:heading,Play,${'x'.repeat(121)}`, '120'],
  ['a character that changes the direction of text', 'page:home:hero:heading,Play,a\u202Eb', 'Character 2: '],
])('an import with %s is refused with its place', async (_, row, expected) => {
  writeFileSync(join(project.path, 'a.csv'), `id,source:en,target:cy\n${row}\n`);
  const { code, out } = await run('import', 'a.csv', '--site', 'corner', '--write');
  expect(code).toBe(1);
  expect(out).toContain('a.csv:2:');
  expect(out).toContain(expected);
});
