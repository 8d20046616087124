import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createEmptyTemporaryTestProject, type TemporaryTestProject } from '#engine/cms/testing/temporary-project.ts';
import { hashMessageSource } from '#engine/messages/hash-message-source.ts';
import { runTestVitrineCliCommand } from '../testing/shop-files.ts';
import { importEditorRegistry } from './editor-texts.ts';

const FOLDER = 'engine/messages/editor-texts';
const GERMAN = `${FOLDER}/de.json`;
const HEADING = 'home.heading';
const PREVIEW = 'preview-bar.preview';

const registry = await importEditorRegistry();
const all = registry.ids.length;
const usual = (id: string) => registry.find(id)?.text ?? '';
const translate = (id: string, text: string) => ({ [id]: { text, source: hashMessageSource(usual(id)) } });

let project: TemporaryTestProject;
beforeEach(async () => {
  project = await createEmptyTemporaryTestProject();
  const texts = translate(PREVIEW, 'Vorschau');
  await project.writeFile(GERMAN, JSON.stringify({ version: 1, locale: 'de', texts }));
});
afterEach(() => project.close());

const run = (...args: readonly string[]) =>
  runTestVitrineCliCommand(project.path, 'messages', ...args, '--audience', 'editors');
const read = (path: string) => readFileSync(join(project.path, path), 'utf8');

test.each([
  ['xliff', 'texts.xlf', /(<target>)Vorschau(?=<\/target>)/],
  ['csv', 'texts.csv', /(,)Vorschau(?=\r)/],
])(
  'texts for editors are exported as %s without a site, and imported into the source tree',
  async (format, file, cell) => {
    expect(await run('export', '--locale', 'de', '--format', format, '--out', file)).toEqual({
      code: 0,
      out: `${all} texts written to ${file}.\n`,
      err: '',
    });
    const before = read(GERMAN);
    const others = `${all - 1} without a translation.\n`;
    expect((await run('import', file, '--write')).out).toBe(`Nothing changes: 1 text as before, ${others}`);
    await project.writeFile(file, read(file).replace(cell, '$1Entwurf'));
    const shown = `${PREVIEW}\n  from  Vorschau\n  to    Entwurf\n1 text`;
    const rest = `to ${GERMAN}, 0 texts as before, ${others}`;
    expect((await run('import', file)).out).toBe(`${shown} to be written ${rest}`);
    expect(read(GERMAN)).toBe(before);
    expect((await run('import', file, '--write')).out).toBe(`${shown} written ${rest}`);
    expect(JSON.parse(read(GERMAN)).texts).toEqual(translate(PREVIEW, 'Entwurf'));
  },
);

test('an export of what is missing leaves out the texts for editors that are translated', async () => {
  const { out } = await run('export', '--locale', 'de', '--format', 'csv', '--only', 'missing');
  expect([out.includes(`\n${HEADING},missing,`), out.includes(`\n${PREVIEW},`)]).toEqual([true, false]);
});

test('one fault in a file of texts for editors, and nothing is written', async () => {
  const before = read(GERMAN);
  await project.writeFile(
    'de.csv',
    `id,source:en,target:de\n${HEADING},${usual(HEADING)},Start\n${PREVIEW},${usual(PREVIEW)},Vor {schau}\n`,
  );
  const { code, out } = await run('import', 'de.csv', '--write');
  expect([code, read(GERMAN)]).toEqual([1, before]);
  expect(out).toContain(`de.csv:3:`);
  expect(out).toContain(`/texts/${PREVIEW}/text Character 5: {schau} is not a placeholder of this message.`);
});

test('an import of texts for editors in a new language makes its file, and names the list that it must be added to', async () => {
  await project.writeFile('fr.csv', `id,source:en,target:fr\n${PREVIEW},${usual(PREVIEW)},Aperçu\n`);
  const { code, out } = await run('import', 'fr.csv', '--write');
  expect([code, out]).toEqual([
    0,
    `${PREVIEW}\n  to    Aperçu\n1 text written to ${FOLDER}/fr.json, 0 texts as before, 0 without a translation.\n` +
      'Editors can choose fr once TRANSLATIONS in engine/messages/editor-languages.server.ts has it.\n',
  ]);
  expect(JSON.parse(read(`${FOLDER}/fr.json`))).toEqual({
    $schema: '../../../schemas/config/messages.schema.json',
    version: 1,
    locale: 'fr',
    texts: translate(PREVIEW, 'Aperçu'),
  });
});

test.each([
  [['--site', 'harbour'], 'Texts for editors are the same for all sites: leave --site out.\n'],
  [['--draft', 'spring'], 'Texts for editors have no drafts: they are part of the program. Leave --draft out.\n'],
])('an import of texts for editors with %j is refused with the reason', async (args, err) => {
  await project.writeFile('de.csv', `id,source:en,target:de\n${PREVIEW},${usual(PREVIEW)},Entwurf\n`);
  expect(await run('import', 'de.csv', ...args)).toEqual({ code: 2, out: '', err });
});

test('texts for editors are neither exported nor imported outside of the source tree of the program', async () => {
  await project.remove('engine');
  await project.writeFile('de.csv', `id,source:en,target:de\n${PREVIEW},${usual(PREVIEW)},Entwurf\n`);
  const exported = await run('export', '--locale', 'de', '--format', 'csv');
  const imported = await run('import', 'de.csv', '--write');
  const err = `There is no folder ${FOLDER} here. Texts for editors are part of the program: run this in its source tree.\n`;
  expect([exported, imported]).toEqual(Array(2).fill({ code: 2, out: '', err }));
  expect(existsSync(join(project.path, GERMAN))).toBe(false);
});

test('texts for customers are exported and imported only with a site', async () => {
  await project.writeFile('de.csv', 'id,source:en,target:de\n');
  const runForCustomers = (...args: readonly string[]) => runTestVitrineCliCommand(project.path, 'messages', ...args);
  const err = '--site is missing: texts for customers are those of a site.\n';
  expect([
    await runForCustomers('export', '--locale', 'de', '--format', 'csv'),
    await runForCustomers('import', 'de.csv'),
  ]).toEqual(Array(2).fill({ code: 2, out: '', err }));
});
