import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { listFilesInFolders } from './list-files.ts';

const root = join(import.meta.dirname, '../..');

/** What runs in the shops and beside them. */
const FOLDERS = ['engine', 'app', 'commerce', 'machines', 'blocks', 'domain', 'studio', 'cms-extension', 'scripts'];

const sources = listFilesInFolders(
  root,
  FOLDERS,
  (path) =>
    /\.[cm]?tsx?$/.test(path) &&
    !/\.(?:test|gen|walk|contract|fuzz|d)\.|\/_?testing\/|^scripts\/(?:check|test|topology)\//.test(path),
).map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));

function listFilesWith(pattern: RegExp): string[] {
  return sources.filter(({ text }) => pattern.test(text)).map(({ path }) => path);
}

/** Files that make patterns of values, and where these come from. */
const PATTERNS_FROM_VALUES = {
  'domain/forms/form-rules.ts': 'post codes in the form, which a schema describes',
  'domain/messages/pseudo-text.ts': 'constants',
  'engine/render/first-picture-preload.ts': 'names of attributes in the code',
  'engine/render/markable-html.ts': 'names of attributes in the code',
  'engine/server/preview/stage-cookie.ts': 'a constant',
  'engine/validation/find-schema-problems.ts': 'patterns in schemas',
  'engine/validation/list-findings.ts': 'patterns in schemas',
  'engine/visitor/session-slots.server.ts': 'names of cookies in the code',
};

describe('in the sources of the shops', () => {
  test('patterns are made of values only where these come from the code, a schema or a document', () => {
    const found = listFilesWith(/new RegExp\(/).filter((path) =>
      /^(?:engine|app|commerce|machines|blocks|domain)\//.test(path),
    );
    expect(found).toEqual(Object.keys(PATTERNS_FROM_VALUES));
  });

  test('cryptography is that of Node, of browsers and of jose', () => {
    const { dependencies }: { dependencies: object } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    const libraries =
      /^(?:.*crypt.*|.*(?:sodium|nacl|forge|noble|elliptic|sjcl|argon|hash|sha\d|md5|jwt|jsonwebtoken).*)$/;
    expect(Object.keys(dependencies).filter((name) => libraries.test(name))).toEqual([]);
    expect(listFilesWith(/from '(?:node:)?crypto'/).length).toBeGreaterThan(10);
  });

  test('hashes are SHA-256 or longer, and ciphers authenticate', () => {
    expect(listFilesWith(/['"](?:md[245]|sha-?1|rmd160|ripemd160)['"]/i)).toEqual([]);
    expect(
      listFilesWith(/createCipher\(|createDecipher\(|['"][\w-]*-(?:cbc|ecb|ctr)['"]|\b(?:RC4|3DES|DES-EDE)\b/i),
    ).toEqual([]);
  });

  test('certificates are not accepted unchecked, but for reading when they end', () => {
    expect(listFilesWith(/rejectUnauthorized: *false|NODE_TLS_REJECT_UNAUTHORIZED|checkServerIdentity/)).toEqual([
      'scripts/production/doctor/check-certificates.ts',
    ]);
  });

  test('no answer allows another origin to read it', () => {
    expect(listFilesWith(/access-control-allow/i)).toEqual([]);
  });

  test('the log of a shop has one place, from which an operator collects it', () => {
    expect(listFilesWith(/\bpino\(\{/).filter((path) => /^(?:engine|app)\//.test(path))).toEqual([
      'app/server/shop-server.ts',
    ]);
    expect(
      listFilesWith(/\bconsole\.|process\.std(?:out|err)/).filter((path) => /^(?:engine|app\/server)\//.test(path)),
    ).toEqual([]);
  });

  test('nothing keeps a customer from pasting into a field', () => {
    const found = listFilesWith(/onPaste|addEventListener\('paste'|['"]paste['"]/);
    expect(found.filter((path) => !path.startsWith('studio/'))).toEqual([]);
  });
});
