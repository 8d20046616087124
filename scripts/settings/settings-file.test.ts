import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, onTestFinished, test } from 'vitest';
import { readSettings, SettingsError } from './read-settings.ts';
import { readSettingsFile } from './settings-file.ts';
import { createSettingsSchema } from './settings-schema.ts';

const SECRET = 'kq3Vw8ZrT1nYx6Bc0LmE4hUs9JdPfA2g';

function writeFile(text: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-settings-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, 'file');
  writeFileSync(path, text);
  return path;
}

function problemsOf(read: () => unknown): readonly string[] {
  try {
    read();
    return [];
  } catch (error) {
    if (error instanceof SettingsError) return error.problems;
    throw error;
  }
}

const isValid = new Ajv2020({ strict: true }).compile(createSettingsSchema());

test('a settings file gives numbers, texts and accounts as variables', () => {
  const accounts = { harbour: { appKey: 'app', secret: 'hidden' } };
  const settings = { $schema: 'x', PORT: 4000, VITRINE_CMS: 'files', VITRINE_API_ACCOUNTS: accounts };
  expect(isValid(settings)).toBe(true);
  const variables = readSettingsFile(writeFile(JSON.stringify(settings)));
  expect(variables).toEqual({ PORT: '4000', VITRINE_CMS: 'files', VITRINE_API_ACCOUNTS: JSON.stringify(accounts) });
  expect(readSettings(variables).values).toMatchObject({ PORT: 4000, VITRINE_CMS: 'files' });
});

test.each([
  ['an unknown name', { VITRINE_NODE: 2 }, 'VITRINE_NODE is not a setting. Did you mean VITRINE_NODES?'],
  ['a number as text', { PORT: '4000' }, 'PORT has another type. Set it to a number.'],
  ['a text as number', { VITRINE_DATA: 1 }, 'VITRINE_DATA has another type. Set it to a text.'],
  ['accounts as text', { VITRINE_API_ACCOUNTS: '{}' }, 'VITRINE_API_ACCOUNTS has another type. Set it to an object.'],
  ['a file for what is no secret', { PORT_FILE: '/x' }, 'PORT_FILE is not a setting. '],
])('the settings file and its schema refuse %s', (_, settings, problem) => {
  expect(isValid(settings)).toBe(false);
  const path = writeFile(JSON.stringify(settings));
  expect(problemsOf(() => readSettingsFile(path))).toEqual([expect.stringContaining(`${path}: ${problem}`)]);
});

test('a settings file that is missing or no object is refused without its text', () => {
  const path = writeFile(`{"VITRINE_LINK_SECRET": "${SECRET}"`);
  expect(problemsOf(() => readSettingsFile(path))).toEqual([`${path} is not one JSON object, such as {"PORT": 3000}.`]);
  expect(problemsOf(() => readSettingsFile('/no/such/file'))).toEqual([
    "/no/such/file can't be read. Name a settings file that the user of the shops may read.",
  ]);
});

test('a secret is read from the file that its variable with _FILE names, without the last line break', () => {
  const path = writeFile(`${SECRET}\n`);
  expect(readSettings({ VITRINE_SESSION_SECRET_FILE: path }).values).toMatchObject({ VITRINE_SESSION_SECRET: SECRET });
});

test('a secret that is given twice, in a missing file, or weak is refused with the name of its variable', () => {
  const weak = writeFile('short');
  expect(problemsOf(() => readSettings({ VITRINE_LINK_SECRET: SECRET, VITRINE_LINK_SECRET_FILE: weak }))).toEqual([
    'VITRINE_LINK_SECRET_FILE is set, and so is VITRINE_LINK_SECRET. Remove one of them.',
  ]);
  expect(problemsOf(() => readSettings({ VITRINE_LINK_SECRET_FILE: '/no/such/file' }))).toEqual([
    `VITRINE_LINK_SECRET_FILE is "/no/such/file", which can't be read (ENOENT). Mount the file there, readable for the user of the shops.`,
  ]);
  expect(problemsOf(() => readSettings({ VITRINE_LINK_SECRET_FILE: weak }))).toEqual([
    expect.stringMatching(/^VITRINE_LINK_SECRET has 5 characters/),
  ]);
  expect(problemsOf(() => readSettings({ VITRINE_DATA_FILE: weak }))).toEqual([
    expect.stringMatching(/^VITRINE_DATA_FILE is not a setting/),
  ]);
});
