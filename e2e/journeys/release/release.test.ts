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
const MAX_START_MS = 10_000;

/** Milliseconds for the build of an archive on a busy machine. */
const BUILD_TIMEOUT_MS = 300_000;

let folder: string;
let releaseFolder: string;
let settingsFile: string;
let port: number;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-release-'));
  execFileSync(process.execPath, ['scripts/release/main.ts', '--out', folder], { cwd: root, stdio: 'pipe' });
  const { version }: { version: string } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  execFileSync('tar', ['-xzf', `vitrine-${version}.tar.gz`], { cwd: folder });
  releaseFolder = join(folder, `vitrine-${version}`);
  port = await findFirstOfConsecutiveFreePorts(4);
  settingsFile = join(folder, 'settings.json');
  writeFileSync(
    settingsFile,
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
}, BUILD_TIMEOUT_MS);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Starts a command of the release; of the environment of this process, it gets only the path of Node. */
function startCommand(...args: readonly string[]): ChildProcess {
  const environment = { PATH: `${join(process.execPath, '..')}:/usr/bin:/bin` };
  return spawn(join(releaseFolder, 'bin/vitrine'), args, {
    cwd: folder,
    env: environment,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

async function runCommand(...args: readonly string[]) {
  const child = startCommand(...args);
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
  execFileSync('sha256sum', ['--quiet', '--check', 'SHA256SUMS'], { cwd: releaseFolder });
  const { components }: { components: readonly { name: string }[] } = JSON.parse(
    readFileSync(join(releaseFolder, 'sbom.cdx.json'), 'utf8'),
  );
  expect(components.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['react', 'react-router', 'xstate', 'sharp', '@img/sharp-libvips-linux-x64']),
  );
});

test('vitrine serve refuses to start without an API and documents, and names the settings', async () => {
  const { err, code } = await runCommand('serve');
  expect(code).toBe(2);
  expect(err.match(/VITRINE_\w+ is missing/g)).toEqual([
    'VITRINE_API_URL is missing',
    'VITRINE_API_ACCOUNTS is missing',
    'VITRINE_DOCUMENTS is missing',
  ]);
});

test('vitrine serve --print-config shows sources of settings and no secret', async () => {
  const { out, code } = await runCommand('serve', '--settings', settingsFile, '--print-config');
  expect(code).toBe(0);
  expect(out).toMatch(new RegExp(`^PORT +${port} +\\[file ${settingsFile}\\]$`, 'm'));
  expect(out).toMatch(/^VITRINE_API_ACCOUNTS +\(secret\) +\[file .*brands\.json\]$/m);
  expect(out).not.toContain('demo-secret');
});

test('vitrine doctor finds everything that the release needs', async () => {
  const { out, code } = await runCommand('doctor', '--settings', settingsFile, '--json');
  const findings: readonly { name: string; status: string; found: string }[] = JSON.parse(out);
  expect(findings.filter(({ status }) => status === 'failed')).toEqual([]);
  expect(findings).toContainEqual(
    expect.objectContaining({ name: 'documents', found: `3 brands from ${project} are valid.` }),
  );
  expect(code).toBe(0);
});

test('vitrine release builds, plans, approves and applies documents without npm and a network, and takes them back', async () => {
  const [samKeys, builderKeys] = [createReleaseKeyPair(), createReleaseKeyPair()];
  const releaseSettingsFile = join(folder, 'releases.json');
  const releaseSettings = {
    VITRINE_DOCUMENTS: project,
    VITRINE_STORE: `file://${join(folder, 'store')}`,
    VITRINE_RELEASE_KEY: builderKeys.privateKey,
    VITRINE_RELEASE_PUBLIC_KEYS: builderKeys.publicKey,
    VITRINE_RELEASE_APPROVERS: `sam=${samKeys.publicKey}`,
  };
  writeFileSync(releaseSettingsFile, JSON.stringify(releaseSettings));
  writeFileSync(join(folder, 'sam.key'), samKeys.privateKey);
  const runRelease = async (...args: readonly string[]) => {
    const { out, err, code } = await runCommand('release', ...args, '--settings', releaseSettingsFile, '--json');
    return { answer: JSON.parse(out), err, code };
  };
  const { hash } = (await runRelease('build')).answer;
  expect((await runRelease('plan', hash, '--out', join(folder, 'plan.json'))).answer).toMatchObject({ refusals: [] });
  const applyArguments = ['apply', hash, '--plan', join(folder, 'plan.json'), '--by', 'kim', '--in', '0'];
  expect(await runRelease(...applyArguments)).toMatchObject({ code: 1, answer: { errors: [{ code: 'unapproved' }] } });
  await runRelease('approve', hash, '--key', join(folder, 'sam.key'));
  expect((await runRelease(...applyArguments)).answer).toMatchObject({ number: 1, release: hash, approvedBy: 'sam' });
  expect((await runRelease('list')).answer).toMatchObject({ live: hash });
  expect((await runRelease('diff', 'live', hash)).answer).toEqual([]);
  expect((await runRelease('verify')).answer).toEqual({ releases: [hash], faults: [] });
  expect(await runRelease('rollback')).toMatchObject({
    code: 2,
    answer: { errors: [{ code: 'wrong-use', message: 'There is no release to go back to. Name one by --to.' }] },
  });
});

describe('an unpacked release outside of the source tree', () => {
  let child: ChildProcess;
  let startLogEntry: unknown;
  beforeAll(async () => {
    child = startCommand('serve', '--settings', settingsFile);
    startLogEntry = await readLogUntil(child, 'the shops are open');
  });
  afterAll(() => void child.kill('SIGKILL'));

  test('is ready in time, with the workers of its settings', () => {
    expect(startLogEntry).toMatchObject({ workers: 2, port });
    const { readyAfter }: { readyAfter?: unknown } = Object(startLogEntry);
    expect(readyAfter).toBeLessThan(MAX_START_MS);
  });

  test('serves the home pages of all brands with their scripts in Brotli and their pictures', async () => {
    for (const brand of BRANDS) {
      const host = `${brand}.localhost:${port}`;
      const homePage = await get(port, '/', { host });
      expect(homePage).toMatchObject({ status: 200, body: expect.stringContaining(`data-site="${brand}"`) });
      const scriptPath = /\/_assets\/[^"]+\.js/.exec(homePage.body)?.[0] ?? '';
      expect(await get(port, scriptPath, { host, 'accept-encoding': 'br' })).toMatchObject({
        status: 200,
        headers: { 'content-encoding': 'br' },
      });
      const picturePath = /\/_img\/[^" ,]+/.exec(homePage.body)?.[0] ?? '';
      expect(await get(port, picturePath, { host })).toMatchObject({
        status: 200,
        headers: { 'content-type': expect.stringMatching(/^image\//) },
      });
    }
  });

  test('explains why it refuses a call', async () => {
    const host = `harbour.localhost:${port}`;
    const sameOriginHeaders = { host, origin: `http://${host}`, 'sec-fetch-site': 'same-origin' };
    const { status, body } = await postJsonToLocalPort(port, '/_api/auth.login', sameOriginHeaders, { body: {} });
    expect([status, JSON.parse(body)]).toMatchObject([422, { code: 'invalid_body' }]);
  });

  test('answers probes, metrics and the status of its workers on the operators’ port', async () => {
    const operatorsPort = port + 3;
    expect(await get(operatorsPort, '/livez')).toMatchObject({ status: 200, body: 'ok\n' });
    expect(await get(operatorsPort, '/readyz')).toMatchObject({ status: 200, body: 'ok\n' });
    const { body } = await get(operatorsPort, '/metrics');
    const memorySeries = body.split('\n').filter((line) => line.startsWith('process_resident_memory_bytes{'));
    expect(memorySeries.map((line) => /worker="(\d)"/.exec(line)?.[1])).toEqual(['1', '2']);
    const typeLines = body.split('\n').filter((line) => line.startsWith('# TYPE process_resident_memory_bytes'));
    expect(typeLines).toHaveLength(1);
    expect(await get(operatorsPort, '/_status')).toMatchObject({ status: 404 });
    const secrets = JSON.parse(readFileSync(join(folder, 'data/secrets.json'), 'utf8'));
    const statusResponse = await get(operatorsPort, '/_status', { authorization: `Bearer ${secrets.operatorToken}` });
    expect(JSON.parse(statusResponse.body)).toMatchObject({
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
