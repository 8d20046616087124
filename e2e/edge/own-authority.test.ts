import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestSandbox } from '../../sandbox/testing/test-sandbox.ts';
import { findFirstOfConsecutiveFreePorts } from '../../scripts/test/free-ports.ts';
import { type HttpsProxy, startHttpsProxy } from '../harness/https-proxy.ts';
import { BrowserlessVisitor } from '../harness/shop-caller.ts';
import { startSeededTestSandbox, startTestShop } from '../harness/shop-process.ts';

const LOGIN_REQUEST = { body: { email: 'ada@harbour.example', password: 'Correct-Horse-9' } };

let sandbox: TestSandbox;
let proxy: HttpsProxy;
/** Address of the commerce API behind a proxy whose certificate is signed by an authority of the test alone. */
let apiUrl: string;

beforeAll(async () => {
  sandbox = await startSeededTestSandbox();
  const port = await findFirstOfConsecutiveFreePorts(1);
  proxy = await startHttpsProxy({ port, others: Number(new URL(sandbox.url).port) });
  apiUrl = `https://localhost:${port}`;
});
afterAll(async () => {
  await proxy?.close();
  await sandbox?.close();
});

async function visitAndSignIn(environment: Readonly<Record<string, string>>) {
  const shop = await startTestShop({ apiUrl }, undefined, environment);
  const visitor = new BrowserlessVisitor(shop.port);
  try {
    const pageResponse = await visitor.open('/golden-bay');
    const loginResponse = await visitor.call('auth.login', LOGIN_REQUEST);
    return { page: pageResponse.status, login: loginResponse.status, code: loginResponse.json.code };
  } finally {
    visitor.close();
    await shop.close();
  }
}

const NO_EXTRA_CAS = { NODE_EXTRA_CA_CERTS: '' };

test.each<[string, (file: string) => Readonly<Record<string, string>>]>([
  ['beside the public ones', (file) => ({ NODE_EXTRA_CA_CERTS: file })],
  ['alone', (file) => ({ ...NO_EXTRA_CAS, NODE_OPTIONS: '--use-openssl-ca', SSL_CERT_FILE: file, SSL_CERT_DIR: '' })],
])(
  'a shop reads and signs customers in at an API whose certificate is of an authority that it trusts %s',
  async (_, createEnvironment) => {
    expect(await visitAndSignIn(createEnvironment(proxy.certificate))).toMatchObject({ page: 200, login: 200 });
  },
);

test('a shop does not use an API whose certificate is of no authority that it trusts', async () => {
  expect(await visitAndSignIn(NO_EXTRA_CAS)).toEqual({ page: 500, login: 500, code: 'no_answer' });
});
