import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { TemporaryTestProject } from '#engine/cms/testing/temporary-project.ts';
import { hashMessageSource } from '#engine/messages/hash-message-source.ts';
import { runTestVitrineCliCommand, writeSmallTestShop } from '../testing/shop-files.ts';

const OFFERS = 'cms-seed/base/content/offers.cy.json';
const OWN_OFFERS = 'cms-seed/corner/content/offers.cy.json';

const QUESTIONS = [
  { icon: 'clock', question: 'When is it?', answer: 'On Friday.' },
  { icon: 'star', question: 'Who may play?', answer: 'Adults.' },
];

const DOCUMENTS = {
  'base/content/offers.en-au': {
    version: 1,
    locale: 'en-AU',
    entries: {
      'offers.heading': { type: 'plain', value: 'Offers of the week' },
      'offers.note': { type: 'markdown', value: 'Read *this*.' },
      'offers.end': { type: 'plain', value: 'Until Sunday' },
      'offers.questions': { type: 'json', value: QUESTIONS },
    },
  },
  'base/content/offers.en-gb': {
    version: 1,
    locale: 'en-GB',
    entries: { 'offers.heading': { type: 'plain', value: 'Offers this week' } },
  },
  'base/content/offers.cy': {
    version: 1,
    locale: 'cy',
    entries: {
      'offers.heading': { type: 'plain', value: 'Cynigion yr wythnos' },
      'offers.note': { type: 'markdown', value: 'Darllenwch *hyn*.' },
    },
    sources: { 'offers.note': hashMessageSource('Read *that*.') },
  },
};

let project: TemporaryTestProject;
beforeEach(async () => {
  project = await writeSmallTestShop(DOCUMENTS);
});
afterEach(() => project.close());

const run = (...args: readonly string[]) => runTestVitrineCliCommand(project.path, 'messages', ...args);
const inWelsh = ['--site', 'corner', '--locale', 'cy'];
const readDocument = (path: string) => JSON.parse(readFileSync(join(project.path, path), 'utf8'));
const selectOffers = (out: string): readonly { readonly id: string }[] =>
  JSON.parse(out).filter(({ id }: { readonly id: string }) => id.startsWith('content:offers.'));

test('vitrine messages missing lists the content entries that no document of the language translates', async () => {
  const { out } = await run('missing', ...inWelsh, '--json');
  expect(selectOffers(out)).toEqual([
    { id: 'content:offers.end', text: 'Until Sunday' },
    { id: 'content:offers.questions:0:question', text: 'When is it?' },
    { id: 'content:offers.questions:0:answer', text: 'On Friday.' },
    { id: 'content:offers.questions:1:question', text: 'Who may play?' },
    { id: 'content:offers.questions:1:answer', text: 'Adults.' },
  ]);
});

test('vitrine messages stale lists translated content entries whose source text has changed or has no stored hash', async () => {
  const { out } = await run('stale', ...inWelsh, '--json');
  expect(selectOffers(out)).toEqual([
    {
      id: 'content:offers.heading',
      usualText: 'Offers of the week',
      text: 'Cynigion yr wythnos',
      document: OFFERS,
      hasSource: false,
    },
    {
      id: 'content:offers.note',
      usualText: 'Read *this*.',
      text: 'Darllenwch *hyn*.',
      document: OFFERS,
      hasSource: true,
    },
  ]);
});

test('vitrine check warns of a content entry whose source text has changed since its translation, at the line of the stored hash', async () => {
  const { out } = await runTestVitrineCliCommand(project.path, 'check', '--json');
  expect(JSON.parse(out).warnings).toEqual([
    {
      source: OFFERS,
      pointer: '/sources/offers.note',
      code: 'stale-translation',
      message: "The text has changed since it was translated: 'Read *this*.'.",
      suggestion: "Translate it again; 'vitrine messages export --only stale' exports such texts.",
      line: 15,
      column: 5,
    },
  ]);
});

test('check accepts a translation of the text that one of the sites has', async () => {
  await project.write(
    { site: 'corner', kind: 'content', name: 'offers.en-au' },
    {
      version: 1,
      locale: 'en-AU',
      entries: { 'offers.note': { type: 'markdown', value: 'Read *that*.' } },
    },
  );
  const { out } = await runTestVitrineCliCommand(project.path, 'check', '--json');
  expect(JSON.parse(out).warnings).toEqual([]);
});

test('confirm writes the hash of the present source only where a translated content entry has none', async () => {
  await run('confirm', ...inWelsh);
  expect(readDocument(OFFERS).sources).toEqual(DOCUMENTS['base/content/offers.cy'].sources);
  const { code, out } = await run('confirm', ...inWelsh, '--write', '--json');
  expect([code, JSON.parse(out)]).toEqual([
    0,
    { ok: true, errors: [], documents: [OFFERS], isWritten: true, texts: 1 },
  ]);
  expect(readDocument(OFFERS)).toEqual({
    ...DOCUMENTS['base/content/offers.cy'],
    sources: {
      'offers.heading': hashMessageSource('Offers of the week'),
      'offers.note': hashMessageSource('Read *that*.'),
    },
  });
  const stale = await run('stale', ...inWelsh, '--json');
  expect(selectOffers(stale.out).map(({ id }) => id)).toEqual(['content:offers.note']);
});

/** Imports a table of translations for the site. */
async function importRows(...rows: readonly string[]) {
  writeFileSync(join(project.path, 'a.csv'), `id,source:en,target:cy,state\n${rows.join('\n')}\n`);
  return run('import', 'a.csv', '--site', 'corner', '--write', '--json');
}

test('an import writes content entries with their hashes into the documents of the site', async () => {
  const { code, out } = await importRows(
    'content:offers.end,Until Sunday,Tan ddydd Sul,',
    'content:offers.questions:0:answer,On Friday.,Ddydd Gwener.,',
  );
  expect([code, JSON.parse(out).documents]).toEqual([0, [OWN_OFFERS]]);
  expect(readDocument(OWN_OFFERS)).toEqual({
    $schema: '../../../schemas/config/content.schema.json',
    version: 1,
    locale: 'cy',
    entries: {
      'offers.end': { type: 'plain', value: 'Tan ddydd Sul' },
      'offers.questions': {
        type: 'json',
        value: [{ ...QUESTIONS[0], answer: 'Ddydd Gwener.' }, QUESTIONS[1]],
      },
    },
    sources: {
      'offers.end': hashMessageSource('Until Sunday'),
      'offers.questions/0/answer': hashMessageSource('On Friday.'),
    },
  });
});

test('an export and an import without a change of content entries write no document', async () => {
  await run('export', ...inWelsh, '--format', 'xliff', '--out', 'a.xlf');
  const exported = readFileSync(join(project.path, 'a.xlf'), 'utf8');
  expect(exported).toContain('<source>Offers of the week</source>');
  expect(exported).toContain('<target>Cynigion yr wythnos</target>');
  const { code, out } = await run('import', 'a.xlf', '--site', 'corner', '--write', '--json');
  expect([code, JSON.parse(out).documents]).toEqual([0, []]);
});

test('an entry in another region of the language of the site needs no translation', async () => {
  const { out } = await run('missing', '--site', 'corner', '--locale', 'en-GB', '--json');
  expect(selectOffers(out)).toEqual([]);
  const stale = await run('stale', '--site', 'corner', '--locale', 'en-GB', '--json');
  expect(selectOffers(stale.out)).toEqual([]);
});
