import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { assertFree } from './free-port.ts';
import { readSecrets } from './secrets.ts';
import { StartError } from './start-error.ts';

describe('a port', () => {
  let other: Server;
  let port: number;
  beforeEach(async () => {
    other = createServer().listen(0);
    await once(other, 'listening');
    port = portOf(other);
  });
  afterEach(() => {
    other.close();
  });

  test('that is taken is named, with the way out', async () => {
    const refused = await assertFree(port).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(StartError);
    expect(refused).toMatchObject({
      name: 'StartError',
      message: `Port ${port} is taken by another program: end it, or set PORT to another number.`,
      cause: { code: 'EADDRINUSE' },
    });
  });

  test('that is free is left free', async () => {
    other.close();
    await once(other, 'close');
    await assertFree(port);
    await assertFree(port);
  });

  test('that is none is refused in a sentence', async () => {
    await expect(assertFree(70_000)).rejects.toThrow(/^Port 70000 can't be listened on: .+\.$/);
  });
});

describe('secrets', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'vitrine-secrets-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));
  const file = () => join(folder, 'secrets.json');

  test('of an older version are kept, and what is new is added to them', () => {
    writeFileSync(file(), JSON.stringify({ operatorToken: 'kept', linkSecret: 'also kept' }));
    const secrets = readSecrets(folder, {});
    expect(secrets).toMatchObject({ operatorToken: 'kept', linkSecret: 'also kept' });
    expect(secrets.webhookSecret).toMatch(/^[\w-]{32}$/);
    expect(JSON.parse(readFileSync(file(), 'utf8'))).toEqual(secrets);
  });

  test('are made anew from a file that can not be read', () => {
    writeFileSync(file(), '{"operatorToken": "ke');
    expect(readSecrets(folder, {}).operatorToken).toMatch(/^[\w-]{32}$/);
  });

  test.each([
    ['VITRINE_OPERATOR_TOKEN', 'operatorToken'],
    ['VITRINE_LINK_SECRET', 'linkSecret'],
    ['VITRINE_CMS_WEBHOOK_SECRET', 'webhookSecret'],
    ['VITRINE_SESSION_SECRET', 'sessionSecret'],
  ] as const)('of the environment come first: %s', (variable, name) => {
    readSecrets(folder, {});
    expect(readSecrets(folder, { [variable]: 'of the environment' })[name]).toBe('of the environment');
  });

  test('refused leave nothing behind', () => {
    const short = { VITRINE_SESSION_SECRET: 'a'.repeat(15) };
    expect(() => readSecrets(folder, short)).toThrow(
      new StartError('VITRINE_SESSION_SECRET is too short: give it 16 characters or more.'),
    );
    expect(() => readFileSync(file())).toThrow('ENOENT');
    expect(readSecrets(folder, { VITRINE_SESSION_SECRET: 'a'.repeat(16) }).sessionSecret).toHaveLength(16);
  });
});

function portOf(server: Server): number {
  const address: AddressInfo | string | null = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  return address.port;
}
