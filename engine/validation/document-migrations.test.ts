import { expect, test } from 'vitest';
import { noMessageRegistry } from '../messages/testing/no-messages.ts';
import { checkDocument } from './check-document.ts';
import { COMMON_SCHEMAS, DOCUMENT_KIND_SCHEMAS } from './config-kinds.ts';
import { type DocumentMigration, migrateDocument, readDocumentVersion } from './document-migrations.ts';
import { DOCUMENT_VERSIONS } from './document-versions.ts';

const rename = (version: number, former: string, current: string): DocumentMigration => ({
  version,
  summary: `${former} is ${current}`,
  up: ({ [former]: value, ...rest }) => ({ ...rest, [current]: value }),
  down: ({ [current]: value, ...rest }) => ({ ...rest, [former]: value }),
});
const MIGRATIONS = [rename(2, 'heading', 'title'), rename(3, 'title', 'name')];

test('migrateDocument brings a document up and down over several versions', () => {
  const first = { version: 1, heading: 'Hi' };
  const third = { version: 3, name: 'Hi' };
  expect(migrateDocument(first, 'page', 3, MIGRATIONS)).toEqual(third);
  expect(migrateDocument(third, 'page', 1, MIGRATIONS)).toEqual(first);
  expect(migrateDocument(third, 'page', 2, MIGRATIONS)).toEqual({ version: 2, title: 'Hi' });
});

test('migrateDocument returns a document of the wanted version, or without one, as it is', () => {
  for (const value of [{ version: 3 }, { version: '1' }, {}, null, []])
    expect(migrateDocument(value, 'page', 3, MIGRATIONS)).toBe(value);
});

test('migrateDocument passes each migration the kind of the document', () => {
  const onlyPages: DocumentMigration = { ...rename(2, 'a', 'b'), up: (value, kind) => ({ ...value, kind }) };
  expect(migrateDocument({ version: 1 }, 'layout', 2, [onlyPages])).toEqual({ version: 2, kind: 'layout' });
});

const fail = () => {
  throw new TypeError('it has no blocks');
};

test.each([
  [
    'of a later engine',
    4,
    MIGRATIONS,
    'The document has version 4, and this engine reads versions 1 to 3. Use the engine that wrote it, or bring it back with that engine: `vitrine migrate --to 1`, for a release `vitrine release migrate --to 1`.',
  ],
  [
    'of a version without a way back',
    2,
    [{ ...rename(2, 'a', 'b'), down: null }],
    'Migration 2 (a is b) has no way back, so documents of version 2 can’t become version 1. Use an engine that reads version 2, or a release from before the migration.',
  ],
  [
    'for which a migration fails',
    2,
    [{ ...rename(2, 'a', 'b'), down: fail }],
    'Migration 2 (a is b) fails for this document: it has no blocks Correct the document with the engine of its version.',
  ],
])(
  'checkDocument refuses a document %s, and names what to do and its other problems',
  (_, version, migrations, words) => {
    const checks = {
      kinds: DOCUMENT_KIND_SCHEMAS,
      blocks: {},
      library: COMMON_SCHEMAS,
      messages: noMessageRegistry,
      lines: true,
      versions: { current: 1, migrations },
    };
    const text = JSON.stringify({ version, other: 'unknown' });
    const raw = { site: 'harbour', kind: 'page', name: 'home', source: 'home.json', text } as const;
    const { errors } = checkDocument(raw, checks);
    expect(errors.map(({ pointer, code, line, column }) => [pointer, code, line, column])).toEqual([
      ['/version', 'not-allowed', 1, 12],
      ['/other', 'unknown-property', 1, 14],
    ]);
    expect(`${errors[0]?.message} ${errors[0]?.suggestion}`).toBe(words.replace('can’t', "can't"));
  },
);

test('this engine has a migration for each version up to its own', () => {
  const { current, migrations } = DOCUMENT_VERSIONS;
  const versions = migrations.map(({ version }) => version);
  const expected = Array.from({ length: Math.max(current, ...versions) - 1 }, (_, index) => index + 2);
  expect(versions).toEqual(expected);
  expect(readDocumentVersion({ version: current })).toBe(current);
});

test('migrateDocument refuses a huge version number at once, without listing every step up to it', () => {
  expect(() => migrateDocument({ version: Number.MAX_SAFE_INTEGER }, 'page', 1, MIGRATIONS)).toThrow(
    /^The document has version 9007199254740991, and this engine reads versions 1 to 3\./,
  );
});
