import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { shopMessages } from '#app/messages.ts';
import type { TemporaryTestProject } from '#engine/cms/testing/temporary-project.ts';
import { hashMessageSource } from '#engine/messages/hash-message-source.ts';
import { runTestVitrineCliCommand, writeSmallTestShop } from '../testing/shop-files.ts';

const HEADING = 'feedback-dialog.heading';
const THANKS = 'feedback-dialog.thanks';
const RATING = 'feedback-dialog.ratingName';
const usual = (id: string) => shopMessages.find(id)?.text ?? '';

const WELSH = 'cms-seed/corner/messages/cy.json';

/** Welsh of the base and the brand, with one text that has lost its source and one without. */
const DOCUMENTS = {
  'base/messages/cy': {
    version: 1,
    locale: 'cy',
    texts: {
      [HEADING]: { text: 'Adborth', source: hashMessageSource(usual(HEADING)) },
      [THANKS]: { text: 'Diolch', source: hashMessageSource('Thank you') },
    },
  },
  'corner/messages/cy': { version: 1, locale: 'cy', texts: { [HEADING]: { text: 'Dy farn' } } },
};

let project: TemporaryTestProject;
beforeEach(async () => {
  project = await writeSmallTestShop(DOCUMENTS);
});
afterEach(() => project.close());

const run = (...args: readonly string[]) => runTestVitrineCliCommand(project.path, 'messages', ...args);
const readWelsh = () => readFileSync(join(project.path, WELSH), 'utf8');
/** Titles, labels and words in the pages and menus of the small shop. */
const DOCUMENT_TEXTS = 8;

const isOfDocument = (id: string) => id.includes(':');
const inWelsh = ['--site', 'corner', '--locale', 'cy-gb'];

describe('list', () => {
  test('a translated text is listed with its document, and a message without a translation with its default English text', async () => {
    const { code, out } = await run('list', ...inWelsh, '--catalogue', 'feedback-dialog', '--json');
    expect(code).toBe(0);
    const listed: { id: string }[] = JSON.parse(out);
    expect(listed.filter(({ id }) => [HEADING, THANKS, RATING].includes(id))).toEqual([
      { id: HEADING, text: 'Dy farn', site: 'corner', locale: 'cy', document: WELSH },
      { id: RATING, text: usual(RATING), site: null, locale: 'en', document: null },
      { id: THANKS, text: 'Diolch', site: 'base', locale: 'cy', document: 'cms-seed/base/messages/cy.json' },
    ]);
  });

  test('without a site all usual texts are listed', async () => {
    const { out } = await run('list');
    expect(out.match(/^ {2}from {2}the usual text$/gm)).toHaveLength(shopMessages.ids.length);
    expect(out).toContain(`${HEADING}\n  text  ${usual(HEADING)}\n  from  the usual text\n`);
  });
});

test('vitrine messages missing lists the messages without a text in the language, and none for English', async () => {
  const { code, out } = await run('missing', ...inWelsh, '--json');
  const missing: { id: string; text: string }[] = JSON.parse(out);
  const ofMessages = missing.filter(({ id }) => !isOfDocument(id));
  expect([code, ofMessages.length]).toEqual([1, shopMessages.ids.length - 2]);
  expect(missing).toContainEqual({ id: RATING, text: usual(RATING) });
  expect(await run('missing', '--site', 'corner', '--locale', 'en-GB')).toMatchObject({
    code: 0,
    out: `0 of ${shopMessages.ids.length + DOCUMENT_TEXTS} texts are not in en-GB.\n`,
  });
});

test('vitrine messages stale lists translations whose default text has changed and those without a stored hash of it', async () => {
  const { code, out } = await run('stale', ...inWelsh, '--json');
  expect(code).toBe(1);
  expect(JSON.parse(out)).toEqual([
    { id: HEADING, usualText: usual(HEADING), text: 'Dy farn', document: WELSH, hasSource: false },
    {
      id: THANKS,
      usualText: usual(THANKS),
      text: 'Diolch',
      document: 'cms-seed/base/messages/cy.json',
      hasSource: true,
    },
  ]);
  expect((await run('stale', ...inWelsh)).out).toContain('2 of 2 texts in cy-GB may be out of date.\n');
  expect((await run('stale', '--site', 'base', '--locale', 'ar')).code).toBe(0);
});

describe.each([
  ['xliff', 'texts.xlf', '<target>Dy farn</target>', '<target>Dweud dy farn</target>'],
  ['csv', 'texts.csv', ',Dy farn', ',Dweud dy farn'],
])('%s', (format, file, before, after) => {
  const exportTexts = (...args: readonly string[]) => run('export', '--format', format, '--out', file, ...args);

  test('an export that is imported as it is changes nothing', async () => {
    const texts = readWelsh();
    expect((await exportTexts(...inWelsh)).out).toBe(
      `${shopMessages.ids.length + DOCUMENT_TEXTS} texts written to ${file}.\n`,
    );
    expect(await run('import', file, '--site', 'corner', '--write')).toEqual({
      code: 0,
      out: `Nothing changes: 2 texts as before, ${shopMessages.ids.length - 2 + DOCUMENT_TEXTS} without a translation.\n`,
      err: '',
    });
    expect(readWelsh()).toBe(texts);
  });

  test('a translated text is shown, and written with the hash of its source only with --write', async () => {
    await exportTexts('--site', 'corner', '--locale', 'cy', '--only', 'stale');
    const exported = readFileSync(join(project.path, file), 'utf8');
    await project.writeFile(file, exported.replace(before, after));
    const texts = readWelsh();
    const change = `${HEADING}\n  from  Dy farn\n  to    Dweud dy farn\n1 text`;
    const others = `to ${WELSH}, 1 text as before, 0 without a translation.\n`;
    expect((await run('import', file, '--site', 'corner')).out).toBe(`${change} to be written ${others}`);
    expect(readWelsh()).toBe(texts);
    expect((await run('import', file, '--site', 'corner', '--write')).out).toBe(`${change} written ${others}`);
    expect(JSON.parse(readWelsh())).toEqual({
      ...DOCUMENTS['corner/messages/cy'],
      $schema: '../../../schemas/config/messages.schema.json',
      texts: { [HEADING]: { text: 'Dweud dy farn', source: hashMessageSource(usual(HEADING)) } },
    });
    expect((await runTestVitrineCliCommand(project.path, 'check')).code).toBe(0);
  });

  test('an import with one faulty text writes nothing, and reports the line, message id and position of the fault', async () => {
    await exportTexts('--site', 'corner', '--locale', 'cy');
    const exported = readFileSync(join(project.path, file), 'utf8');
    const line = exported.slice(0, exported.indexOf(before)).split('\n').length;
    await project.writeFile(
      file,
      exported.replace(before, before.replace('Dy', 'Dy {nmae}')).replace('Diolch', 'Hwyl'),
    );
    const texts = readWelsh();
    const { code, out } = await run('import', file, '--site', 'corner', '--write');
    expect(code).toBe(1);
    expect(out).toContain(`${file}:${line}:`);
    expect(out).toContain(` /texts/${HEADING}/text Character 4: {nmae} is not a placeholder of this message.`);
    expect(out).toMatch(/\nNothing was imported\.\n$/);
    expect(readWelsh()).toBe(texts);
    expect(JSON.parse((await run('import', file, '--site', 'corner', '--json')).out)).toMatchObject({
      ok: false,
      errors: [{ source: file, pointer: `/texts/${HEADING}/text`, code: 'wrong-message', line }],
      documents: [],
      isWritten: false,
      changes: [],
    });
  });
});

test('an import into a draft leaves the documents as they are, and never replaces one of the draft', async () => {
  const file = 'texts.csv';
  await run('export', '--site', 'corner', '--locale', 'cy', '--only', 'stale', '--format', 'csv', '--out', file);
  const exported = readFileSync(join(project.path, file), 'utf8');
  await project.writeFile(file, exported.replace(',Dy farn', ',Dweud dy farn'));
  const texts = readWelsh();
  const importTexts = (draft: string) => run('import', file, '--site', 'corner', '--draft', draft, '--write');
  const { code, out } = await importTexts('spring');
  expect([code, out]).toEqual([0, expect.stringContaining(`1 text written to drafts/spring/${WELSH}`)]);
  expect(readWelsh()).toBe(texts);
  const drafted = JSON.parse(readFileSync(join(project.path, 'drafts/spring', WELSH), 'utf8'));
  expect(drafted.texts[HEADING].text).toBe('Dweud dy farn');
  expect([await importTexts('spring'), await importTexts('../spring')]).toMatchObject([
    { code: 2, err: expect.stringContaining(`'drafts/spring/${WELSH}' is there already.`) },
    { code: 2, err: expect.stringContaining("'../spring' is no name of a draft.") },
  ]);
});

test('an import makes the document of a language that the site has none of', async () => {
  await project.writeFile('ar.csv', `id,source:en,target:ar\n${HEADING},${usual(HEADING)},رأيك\n`);
  expect((await run('import', 'ar.csv', '--site', 'corner', '--write')).code).toBe(0);
  expect(readFileSync(join(project.path, 'cms-seed/corner/messages/ar.json'), 'utf8')).toBe(`{
  "$schema": "../../../schemas/config/messages.schema.json",
  "version": 1,
  "locale": "ar",
  "texts": {
    "${HEADING}": {
      "text": "رأيك",
      "source": "${hashMessageSource(usual(HEADING))}"
    }
  }
}
`);
});

test('texts that an import does not mention stay in the document, with and without their hashes', async () => {
  await project.writeFile('cy.csv', `id,source:en,target:cy\n${THANKS},${usual(THANKS)},Diolch!\n`);
  expect((await run('import', 'cy.csv', '--site', 'corner', '--write')).code).toBe(0);
  expect(JSON.parse(readWelsh())).toMatchObject({
    texts: {
      [HEADING]: { text: 'Dy farn' },
      [THANKS]: { text: 'Diolch!', source: hashMessageSource(usual(THANKS)) },
    },
  });
});

test('a file whose language is no language tag is refused', async () => {
  await project.writeFile('a.csv', `id,source:en,target:Welsh!\n${HEADING},${usual(HEADING)},Barn\n`);
  expect(await run('import', 'a.csv', '--site', 'corner')).toMatchObject({
    code: 1,
    out: `a.csv:1:1 The language of the translations, 'Welsh!', is no language tag. (wrong-format)
    Write one such as cy-GB, zh-Hans or ar.

Nothing was imported.
`,
  });
});

test('a broken document of texts stops an import, which would lose its other texts', async () => {
  await project.writeFile(WELSH, '{ "version": 1, "locale": "cy", "texts": { "a.b": { "text": "c" } } }');
  await project.writeFile('cy.csv', `id,source:en,target:cy\n${HEADING},${usual(HEADING)},Barn\n`);
  const { code, out, err } = await run('import', 'cy.csv', '--site', 'corner', '--write');
  expect([code, out]).toEqual([3, '']);
  expect(err).toContain(`${WELSH}:1:`);
  expect(err).toContain("Fix this document first: its texts can't be read.\n");
});

test.each([
  [['list', '--locale', 'cy'], '--locale needs --site: without a site there are only the usual texts.\n'],
  [
    ['list', '--catalogue', 'feedback-dialogue'],
    "There is no catalogue 'feedback-dialogue'. Did you mean 'feedback-dialog'?\n",
  ],
  [
    ['missing', '--site', 'corner', '--locale', 'Welsh!'],
    "'Welsh!' is no language tag. Write one such as cy-GB, zh-Hans or ar.\n",
  ],
  [
    ['missing', '--site', 'corner', '--locale', 'cy-u-nu-latn'],
    "'cy-u-nu-latn' is no language tag. Write one such as cy-GB, zh-Hans or ar.\n",
  ],
  [['missing', '--site', 'cornr', '--locale', 'cy'], "There is no site 'cornr'. Did you mean 'corner'?\n"],
  [
    ['import', 'a.docx', '--site', 'corner'],
    "'a.docx' is neither XLIFF nor CSV. Name it .xlf, .xliff, .xml or .csv.\n",
  ],
])('%j ends with code 2 and the reason', async (args, err) =>
  expect(await run(...args)).toEqual({ code: 2, out: '', err }),
);

test('a file that is not in UTF-8 is refused', async () => {
  await project.writeFile('a.csv', Buffer.from('id,source:en,target:cy\na.b,t\u00ea,\u00ea', 'latin1'));
  expect(await run('import', 'a.csv', '--site', 'corner')).toMatchObject({
    code: 2,
    err: '\'a.csv\' is not in UTF-8. Save it again, in a spreadsheet as "CSV UTF-8".\n',
  });
});

test.each(['en-XA', 'ar-XB'])(
  'the document of the pseudo-locale %s has all messages and passes the check',
  async (locale) => {
    const path = `cms-seed/base/messages/${locale.toLowerCase()}.json`;
    const { code, out } = await run('pseudo', '--site', 'base', '--locale', locale);
    expect([code, existsSync(join(project.path, path))]).toEqual([0, false]);
    expect((await run('pseudo', '--site', 'base', '--locale', locale, '--write')).code).toBe(0);
    expect(readFileSync(join(project.path, path), 'utf8')).toBe(out);
    const { texts }: { texts: object } = JSON.parse(out);
    expect(Object.keys(texts)).toEqual(shopMessages.ids.toSorted());
    expect((await runTestVitrineCliCommand(project.path, 'check')).code).toBe(0);
    const missing: { id: string }[] = JSON.parse(
      (await run('missing', '--site', 'corner', '--locale', locale, '--json')).out,
    );
    expect(missing.filter(({ id }) => !isOfDocument(id))).toEqual([]);
  },
);

test('vitrine messages unused lists messages that no code reads, and document texts of unknown messages', async () => {
  const catalogue = { kept: { text: 'a', description: 'A note.' }, left: { text: 'b', description: 'A note.' } };
  await project.writeFile('blocks/a/note.messages.json', JSON.stringify(catalogue, null, 2));
  const code = "import { noteMessages } from './note.messages.gen.ts';\n\nexport const note = noteMessages.kept();\n";
  await project.writeFile('blocks/a/note.ts', code);
  await project.writeFile(WELSH, '{ "version": 1, "locale": "cy", "texts": { "note.lost": { "text": "c" } } }');
  const result = await run('unused', '--json');
  expect(result.code).toBe(1);
  expect(JSON.parse(result.out)).toMatchObject({
    unused: ['note.left'],
    unknown: [{ source: WELSH, pointer: '/texts/note.lost', code: 'unknown-message' }],
  });
  const { out } = await run('unused');
  expect(out).toContain('blocks/a/note.messages.json:6 note.left is read by no code\n');
  expect(out).toContain('1 unused message, 1 text of unknown ones.\n');
});
