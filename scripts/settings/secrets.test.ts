import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { resolveShopSecretsFromEnvironment } from './secrets.ts';

const STRONG = 'kq3Vw8ZrT1nYx6Bc0LmE4hUs9JdPfA2g';
const OTHER = 'Pz7Rk2WmX9vQ4tHc1NbL8sYe5JdGfA0u';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-secrets-'));
});
afterEach(() => rmSync(folder, { recursive: true }));
const file = () => join(folder, 'secrets.json');
const refusal = (environment: Record<string, string>) => {
  try {
    resolveShopSecretsFromEnvironment(folder, environment);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
};

/** The secrets in use, without those that they replace. */
function withoutPrevious(secrets: object): object {
  return Object.fromEntries(Object.entries(secrets).filter(([name]) => !name.startsWith('previous')));
}

test('resolveShopSecretsFromEnvironment generates 32 bytes for each secret that is not set, once, readable by this user only', () => {
  const first = resolveShopSecretsFromEnvironment(folder, {});
  expect(resolveShopSecretsFromEnvironment(folder, {})).toEqual(first);
  const made = withoutPrevious(first);
  expect(Object.values(first).filter((secret) => secret === null)).toHaveLength(4);
  expect(new Set(Object.values(made)).size).toBe(4);
  for (const secret of Object.values(made)) expect(secret).toMatch(/^[\w-]{43}$/);
  expect(statSync(file()).mode & 0o777).toBe(0o600);
});

test('resolveShopSecretsFromEnvironment uses stored secrets of 24 bytes and adds missing ones', () => {
  writeFileSync(file(), JSON.stringify({ operatorToken: STRONG, linkSecret: OTHER }));
  const secrets = withoutPrevious(resolveShopSecretsFromEnvironment(folder, {}));
  expect(secrets).toMatchObject({ operatorToken: STRONG, linkSecret: OTHER });
  expect(JSON.parse(readFileSync(file(), 'utf8'))).toEqual(secrets);
});

test('resolveShopSecretsFromEnvironment generates new secrets when their file is invalid', () => {
  writeFileSync(file(), '{"operatorToken": "ke');
  expect(resolveShopSecretsFromEnvironment(folder, {}).operatorToken).toMatch(/^[\w-]{43}$/);
});

test.each([
  ['VITRINE_OPERATOR_TOKEN', 'operatorToken'],
  ['VITRINE_LINK_SECRET', 'linkSecret'],
  ['VITRINE_CMS_WEBHOOK_SECRET', 'webhookSecret'],
  ['VITRINE_SESSION_SECRET', 'sessionSecret'],
] as const)(
  'resolveShopSecretsFromEnvironment prefers %s of the environment to the stored secret, and never writes it to disk',
  (variable, name) => {
    resolveShopSecretsFromEnvironment(folder, {});
    expect(resolveShopSecretsFromEnvironment(folder, { [variable]: STRONG })[name]).toBe(STRONG);
    expect(readFileSync(file(), 'utf8')).not.toContain(STRONG);
  },
);

test('resolveShopSecretsFromEnvironment writes nothing when it refuses a secret', () => {
  expect(refusal({ VITRINE_LINK_SECRET: '' })).toContain('VITRINE_LINK_SECRET is empty');
  expect(() => readFileSync(file())).toThrow('ENOENT');
});

describe('stored secrets', () => {
  test('that are weak are refused with the path of their file', () => {
    writeFileSync(file(), JSON.stringify({ linkSecret: 'short' }));
    expect(refusal({})).toBe(
      `The settings are invalid:\n  "linkSecret" in ${file()} has 5 characters; it needs 32 or more. Remove it there to have a new one made up.`,
    );
  });

  test('with the same value as one in the environment are refused', () => {
    writeFileSync(file(), JSON.stringify({ operatorToken: STRONG }));
    expect(refusal({ VITRINE_SESSION_SECRET: STRONG })).toContain(
      `VITRINE_SESSION_SECRET is the same as "operatorToken" in ${file()}. Give each a value of its own.`,
    );
  });

  test('that are examples are refused, however long', () => {
    writeFileSync(file(), JSON.stringify({ sessionSecret: 'please-change-me-to-a-long-random-secret' }));
    expect(refusal({})).toBe(
      `The settings are invalid:\n  "sessionSecret" in ${file()} is an example that anybody can guess. Remove it there to have a new one made up.`,
    );
  });

  test('that equal the previous session secret are refused, so that a rotation always changes it', () => {
    writeFileSync(file(), JSON.stringify({ sessionSecret: STRONG }));
    expect(refusal({ VITRINE_SESSION_SECRET_PREVIOUS: STRONG })).toBe(
      `The settings are invalid:\n  VITRINE_SESSION_SECRET_PREVIOUS is the same as "sessionSecret" in ${file()}. Give each a value of its own.`,
    );
    expect(refusal({ VITRINE_SESSION_SECRET_PREVIOUS: OTHER })).toBeNull();
  });
});

test.each([
  ['VITRINE_OPERATOR_TOKEN', 'previousOperatorToken'],
  ['VITRINE_LINK_SECRET', 'previousLinkSecret'],
  ['VITRINE_CMS_WEBHOOK_SECRET', 'previousWebhookSecret'],
  ['VITRINE_SESSION_SECRET', 'previousSessionSecret'],
])('%s may have a previous value, which differs from it', (variable, name) => {
  const previous = `${variable}_PREVIOUS`;
  expect(resolveShopSecretsFromEnvironment(folder, { [variable]: STRONG, [previous]: OTHER })).toMatchObject({
    [name]: OTHER,
  });
  expect(resolveShopSecretsFromEnvironment(folder, { [variable]: STRONG })).toMatchObject({ [name]: null });
  expect(refusal({ [variable]: STRONG, [previous]: STRONG })).toMatch(
    /The settings are invalid:\n.*_PREVIOUS.* Give each a value of its own\./,
  );
});

describe('resolveShopSecretsFromEnvironment with several nodes', () => {
  test('generates no secret, and names each missing one', () => {
    expect(refusal({ VITRINE_NODES: '2', VITRINE_SESSION_SECRET: STRONG })?.match(/VITRINE_\w+ is missing/g)).toEqual([
      'VITRINE_OPERATOR_TOKEN is missing',
      'VITRINE_LINK_SECRET is missing',
      'VITRINE_CMS_WEBHOOK_SECRET is missing',
    ]);
    expect(() => readFileSync(file())).toThrow('ENOENT');
  });

  test('ignores stored secrets', () => {
    resolveShopSecretsFromEnvironment(folder, {});
    expect(refusal({ VITRINE_NODES: '2' })).toContain(
      `VITRINE_LINK_SECRET is missing: VITRINE_NODES is 2. Set it to what ${file()} holds on one node, or a new one, the same on every node.`,
    );
  });
});
