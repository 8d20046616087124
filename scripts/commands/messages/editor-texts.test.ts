import { expect, test } from 'vitest';
import { compileMessage } from '#domain/messages/compile-message.ts';
import { EDITOR_LANGUAGES, loadEditorTranslations } from '#engine/messages/editor-languages.server.ts';
import { hashMessageSource } from '#engine/messages/hash-message-source.ts';
import { runTestVitrineCliCommand } from '../testing/shop-files.ts';
import { importEditorRegistry } from './editor-texts.ts';

const ROOT = process.cwd();
const run = (...args: readonly string[]) => runTestVitrineCliCommand(ROOT, 'messages', ...args);
const forEditors = ['--audience', 'editors', '--json'];
const listIds = (out: string): readonly string[] => JSON.parse(out).map(({ id }: { readonly id: string }) => id);

test('vitrine messages --audience editors lists all texts for editors and those missing in a language, and refuses a site', async () => {
  const { ids } = await importEditorRegistry();
  const missing = await run('missing', ...forEditors, '--locale', 'cy');
  expect([missing.code, listIds(missing.out)]).toEqual([1, ids]);
  expect(ids).toContain('preview-bar.preview');
  expect(ids).toContain('home.heading');
  expect(listIds((await run('list', ...forEditors)).out)).toEqual(ids);
  expect((await run('missing', ...forEditors, '--locale', 'en-AU')).code).toBe(0);
  expect((await run('missing', ...forEditors, '--locale', 'cy', '--site', 'harbour')).code).toBe(2);
});

test('vitrine messages lists only texts for customers by default, and missing then requires a site', async () => {
  expect(listIds((await run('list', '--json')).out).filter((id) => id.startsWith('preview-bar.'))).toEqual([]);
  expect((await run('missing', '--locale', 'cy')).code).toBe(2);
});

test.each(EDITOR_LANGUAGES.slice(1))(
  'texts for editors in %s are of known messages, and can be formatted',
  async (tag) => {
    const registry = await importEditorRegistry();
    const translations = Object.entries(await loadEditorTranslations(tag));
    expect(translations.length).toBeGreaterThan(0);
    const faulty = translations.flatMap(([id, { text, source }]) => {
      const definition = registry.find(id);
      if (!definition) return [`${id} is unknown`];
      const { placeholders = {}, maxLength } = definition;
      const { faults } = compileMessage({ text, placeholders, maxLength, locale: tag });
      const outdated = source === hashMessageSource(definition.text) ? [] : [`${id} is out of date`];
      return [...faults.map(({ message }) => `${id}: ${message}`), ...outdated];
    });
    expect(faulty).toEqual([]);
  },
);
