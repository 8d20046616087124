import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { createReleaseKeyPair } from '#engine/cms/releases/release-signature.ts';
import { findFirstOfConsecutiveFreePorts } from '../../../scripts/test/free-ports.ts';
import { BRANDS } from '../../harness/brands.ts';
import { sendGetRequestToLocalPort as get, postJsonToLocalPort } from '../../harness/request.ts';

const { apiUrl, project } = inject('shop');
const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Five times what a start may take on an idle machine, in milliseconds. */
const MAX_START = 10_000;

/** Milliseconds for the build of an archive on a busy machine. */
const BUILD_PATIENCE = 300_000;

let folder: string;
let release: string;
let settings: string;
let port: number;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-release-'));
  execFileSync(process.execPath, ['scripts/release/main.ts', '--out', folder], { cwd: root, stdio: 'pipe' });
  const { version }: { version: string } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  execFileSync('tar', ['-xzf', `vitrine-${version}.tar.gz`], { cwd: folder });
  release = join(folder, `vitrine-${version}`);
  port = await findFirstOfConsecutiveFreePorts(4);
  settings = join(folder, 'settings.json');
  writeFileSync(
    settings,
    JSON.stringify({
      $schema: 'settings.schema.json',
      PORT: port,
      VITRINE_DATA: join(folder, 'data'),
      VITRINE_DOCUMENTS: project,
      VITRINE_WORKERS: 2,
      VITRINE_API_URL: apiUrl,
      VITRINE_API_ACCOUNTS_FILE: join(root, 'sandbox/seed/brands.json'),
    }),
  );
}, BUILD_PATIENCE);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs a command of the release without any variable of this process but the path of Node. */
function run(...args: readonly string[]): ChildProcess {
  const environment = { PATH: `${join(process.execPath, '..')}:/usr/bin:/bin` };
  return spawn(join(release, 'bin/vitrine'), args, {
    cwd: folder,
    env: environment,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

async function runToEnd(...args: readonly string[]) {
  const child = run(...args);
  if (!child.stdout || !child.stderr) throw new Error('the command has no output');
  const [out, err, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  return { out, err, code };
}

/** Resolves with the supervisor's line of the log that contains a message. */
async function readLogUntil({ stdout }: Pick<ChildProcess, 'stdout'>, message: string): Promise<unknown> {
  if (!stdout) throw new Error('the command has no output');
  const lines = createInterface({ input: stdout });
  for await (const line of lines) if (line.includes(message)) return JSON.parse(line);
  throw new Error(`the command ended without "${message}"`);
}

test('a release has checksums of its files and a bill of materials', () => {
  execFileSync('sha256sum', ['--quiet', '--check', 'SHA256SUMS'], { cwd: release });
  const { components }: { components: readonly { name: string }[] } = JSON.parse(
    readFileSync(join(release, 'sbom.cdx.json'), 'utf8'),
  );
  expect(components.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['react', 'react-router', 'xstate', 'sharp', '@img/sharp-libvips-linux-x64']),
  );
});

test('vitrine serve refuses to start without an API and documents, and names the settings', async () => {
  const { err, code } = await runToEnd('serve');
  expect(code).toBe(2);
  expect(err.match(/VITRINE_\w+ is missing/g)).toEqual([
    'VITRINE_API_URL is missing',
    'VITRINE_API_ACCOUNTS is missing',
    'VITRINE_DOCUMENTS is missing',
  ]);
});

test('vitrine serve --print-config shows sources of settings and no secret', async () => {
  const { out, code } = await runToEnd('serve', '--settings', settings, '--print-config');
  expect(code).toBe(0);
  expect(out).toMatch(new RegExp(`^PORT +${port} +\\[file ${settings}\\]$`, 'm'));
  expect(out).toMatch(/^VITRINE_API_ACCOUNTS +\(secret\) +\[file .*brands\.json\]$/m);
  expect(out).not.toContain('demo-secret');
});

test('vitrine doctor finds everything that the release needs', async () => {
  const { out, code } = await runToEnd('doctor', '--settings', settings, '--json');
  const findings: readonly { name: string; status: string; found: string }[] = JSON.parse(out);
  expect(findings.filter(({ status }) => status === 'failed')).toEqual([]);
  expect(findings).toContainEqual(
    expect.objectContaining({ name: 'documents', found: `3 brands from ${project} are valid.` }),
  );
  expect(code).toBe(0);
});

test('vitrine release builds, plans, approves and applies documents without npm and a network, and takes them back', async () => {
  const [sam, builder] = [createReleaseKeyPair(), createReleaseKeyPair()];
  const file = join(folder, 'releases.json');
  const release = {
    VITRINE_DOCUMENTS: project,
    VITRINE_STORE: `file://${join(folder, 'store')}`,
    VITRINE_RELEASE_KEY: builder.privateKey,
    VITRINE_RELEASE_PUBLIC_KEYS: builder.publicKey,
    VITRINE_RELEASE_APPROVERS: `sam=${sam.publicKey}`,
  };
  writeFileSync(file, JSON.stringify(release));
  writeFileSync(join(folder, 'sam.key'), sam.privateKey);
  const runJson = async (...args: readonly string[]) => {
    const { out, err, code } = await runToEnd('release', ...args, '--settings', file, '--json');
    return { answer: JSON.parse(out), err, code };
  };
  const { hash } = (await runJson('build')).answer;
  expect((await runJson('plan', hash, '--out', join(folder, 'plan.json'))).answer).toMatchObject({ refusals: [] });
  const apply = ['apply', hash, '--plan', join(folder, 'plan.json'), '--by', 'kim', '--in', '0'];
  expect(await runJson(...apply)).toMatchObject({ code: 1, answer: { errors: [{ code: 'unapproved' }] } });
  await runJson('approve', hash, '--key', join(folder, 'sam.key'));
  expect((await runJson(...apply)).answer).toMatchObject({ number: 1, release: hash, approvedBy: 'sam' });
  expect((await runJson('list')).answer).toMatchObject({ live: hash });
  expect((await runJson('diff', 'live', hash)).answer).toEqual([]);
  expect((await runJson('verify')).answer).toEqual({ releases: [hash], faults: [] });
  expect(await runJson('rollback')).toMatchObject({
    code: 2,
    answer: { errors: [{ code: 'wrong-use', message: 'There is no release to go back to. Name one by --to.' }] },
  });
});

describe('an unpacked release outside of the source tree', () => {
  let child: ChildProcess;
  let opened: unknown;
  beforeAll(async () => {
    child = run('serve', '--settings', settings);
    opened = await readLogUntil(child, 'the shops are open');
  });
  afterAll(() => void child.kill('SIGKILL'));

  test('is ready in time, with the workers of its settings', () => {
    expect(opened).toMatchObject({ workers: 2, port });
    const { readyAfter }: { readyAfter?: unknown } = Object(opened);
    expect(readyAfter).toBeLessThan(MAX_START);
  });

  test('serves the home pages of all brands with their scripts in Brotli and their pictures', async () => {
    for (const brand of BRANDS) {
      const host = `${brand}.localhost:${port}`;
      const page = await get(port, '/', { host });
      expect(page).toMatchObject({ status: 200, body: expect.stringContaining(`data-site="${brand}"`) });
      const script = /\/_assets\/[^"]+\.js/.exec(page.body)?.[0] ?? '';
      expect(await get(port, script, { host, 'accept-encoding': 'br' })).toMatchObject({
        status: 200,
        headers: { 'content-encoding': 'br' },
      });
      const picture = /\/_img\/[^" ,]+/.exec(page.body)?.[0] ?? '';
      expect(await get(port, picture, { host })).toMatchObject({
        status: 200,
        headers: { 'content-type': expect.stringMatching(/^image\//) },
      });
    }
  });

  test('explains why it refuses a call', async () => {
    const host = `harbour.localhost:${port}`;
    const own = { host, origin: `http://${host}`, 'sec-fetch-site': 'same-origin' };
    const { status, body } = await postJsonToLocalPort(port, '/_api/auth.login', own, { body: {} });
    expect([status, JSON.parse(body)]).toMatchObject([422, { code: 'invalid_body' }]);
  });

  test('answers probes, metrics and the status of its workers on the operators’ port', async () => {
    const operators = port + 3;
    expect(await get(operators, '/livez')).toMatchObject({ status: 200, body: 'ok\n' });
    expect(await get(operators, '/readyz')).toMatchObject({ status: 200, body: 'ok\n' });
    const { body } = await get(operators, '/metrics');
    const series = body.split('\n').filter((line) => line.startsWith('process_resident_memory_bytes{'));
    expect(series.map((line) => /worker="(\d)"/.exec(line)?.[1])).toEqual(['1', '2']);
    const types = body.split('\n').filter((line) => line.startsWith('# TYPE process_resident_memory_bytes'));
    expect(types).toHaveLength(1);
    expect(await get(operators, '/_status')).toMatchObject({ status: 404 });
    const secrets = JSON.parse(readFileSync(join(folder, 'data/secrets.json'), 'utf8'));
    const status = await get(operators, '/_status', { authorization: `Bearer ${secrets.operatorToken}` });
    expect(JSON.parse(status.body)).toMatchObject({
      workers: [
        { worker: 1, sites: BRANDS },
        { worker: 2, sites: BRANDS },
      ],
    });
  });

  test('ends with code 0 on SIGTERM', async () => {
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([0, null]);
  });
});
