import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer } from 'node:tls';
import { expect, onTestFinished, test } from 'vitest';
import { checkCertificates } from './check-certificates.ts';

const DAY = 86_400_000;
const HOST = 'shop.example.com';

/** A TLS server with a self-signed certificate that is valid for 30 days. */
async function openServer() {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-certificate-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const options = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-subj', `/CN=${HOST}`];
  const files = ['-keyout', key, '-out', cert];
  execFileSync('openssl', ['req', '-x509', '-days', '30', ...options, ...files], { stdio: 'pipe' });
  const server = createServer({ key: readFileSync(key), cert: readFileSync(cert) }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return { host: '127.0.0.1', port: Number(Object(server.address()).port) };
}

test('a certificate that is not trusted is a failure, and so is one that has ended', async () => {
  const address = await openServer();
  const [untrusted] = await checkCertificates([HOST, HOST], { now: Date.now(), address });
  expect(untrusted).toMatchObject({
    name: `certificate of ${HOST}`,
    status: 'failed',
    found: expect.stringMatching(/^It is not trusted \(.*SELF_SIGNED/),
  });
  const [ended] = await checkCertificates([HOST], { now: Date.now() + 32 * DAY, address });
  expect(ended).toMatchObject({ status: 'failed', found: 'It ended 2 days ago.' });
});

test('a host that does not answer is a failure', async () => {
  const { port } = await openServer();
  const [silent] = await checkCertificates([HOST], { now: 0, address: { host: '127.0.0.2', port } });
  expect(silent).toMatchObject({ status: 'failed', found: expect.stringMatching(/^There is none \(.*ECONNREFUSED/) });
});

test('the certificate check connects to no local host name and no IP address', async () => {
  const findings = await checkCertificates(['harbour.localhost', 'localhost', '127.0.0.1'], { now: 0 });
  expect(findings).toEqual([expect.objectContaining({ status: 'warning', found: 'No brand has a public host.' })]);
});
