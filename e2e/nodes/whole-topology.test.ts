import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { CONTENT_VERSIONS_PATH } from '#engine/cms/directus/content-version-names.ts';
import { runVitrineCliCommand } from '../../scripts/commands/run-vitrine.ts';
import { findPostgresPrograms } from '../../scripts/test/find-postgres.ts';
import { findFirstOfConsecutiveFreePorts } from '../../scripts/test/free-ports.ts';
import { probeHttp, probePort } from '../../scripts/topology/probes.ts';
import { startServiceProcess } from '../../scripts/topology/service-process.ts';
import { POSTGRES_DATABASE } from '../../scripts/topology/start-postgres.ts';
import { TOPOLOGY_PORTS } from '../../scripts/topology/start-topology.ts';
import { publishTitleOfHomePage, readTitle } from './two-nodes.ts';

const root = join(import.meta.dirname, '../..');
/** For processes that start on a busy machine. */
const PATIENT = { timeout: 120_000 };
const START_MS = 240_000;

/** After that of the edge. */
const POSTGRES_PORT = 12;

const agent = new Agent({ keepAlive: true, maxSockets: 4 });
let folder = '';
let documents = '';
let topology: ChildProcess;
let output = '';
let port = 0;

/** Starts everything by the command of the documentation, with the documents of one brand. */
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-whole-'));
  // Postgres may run as another user.
  chmodSync(folder, 0o711);
  documents = join(folder, 'documents');
  for (const path of ['site-configs', 'cms-seed'])
    for (const site of ['base', 'harbour'])
      cpSync(join(root, path, site), join(documents, path, site), { recursive: true });
  // The last is for a node of the release.
  port = await findFirstOfConsecutiveFreePorts(TOPOLOGY_PORTS + 4);
  const args = ['--port', String(port), '--cms', 'directus', '--store', 's3', '--quiet'];
  const places = ['--folder', join(folder, 'parts'), '--documents', documents];
  topology = spawn(process.execPath, [join(root, 'scripts/topology/main.ts'), ...args, ...places], { cwd: root });
  for (const stream of [topology.stdout, topology.stderr])
    stream?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  await vi.waitFor(
    () => {
      if (topology.exitCode !== null) throw new Error(`The topology ended with ${topology.exitCode}:\n${output}`);
      expect(output).toContain('Commerce API, outbox');
    },
    { timeout: START_MS, interval: 250 },
  );
}, START_MS);

afterAll(async () => {
  agent.destroy();
  if (topology.exitCode === null) {
    topology.kill('SIGTERM');
    await once(topology, 'exit');
  }
  rmSync(folder, { recursive: true, force: true });
});

/** What the command printed about a part. */
function readPrinted(pattern: RegExp): string {
  const [, found] = pattern.exec(output) ?? [];
  if (found === undefined) throw new Error(`${pattern} was not printed:\n${output}`);
  return found;
}

/** The Directus whose address was printed. */
function readPrintedCms() {
  return { url: readPrinted(/^Directus +(\S+),/m), adminToken: readPrinted(/admin token (\S+)/) };
}

/** Versions of the collections in Directus, which Postgres computes. */
async function readVersions(): Promise<ReturnType<typeof JSON.parse>> {
  const { url, adminToken } = readPrintedCms();
  const answer = await fetch(url + CONTENT_VERSIONS_PATH, { headers: { authorization: `Bearer ${adminToken}` } });
  return (await answer.json()).data;
}

const publishTitle = (title: string) => publishTitleOfHomePage(readPrintedCms(), title);

const readTitleOf = (own: number) => readTitle(agent, own, `harbour.localhost:${port}`);

/** Titles that the edge and both nodes show. */
function readTitles(): Promise<readonly string[]> {
  const nodes = [...output.matchAll(/^node-\d +http:\/\/[^:]+:(\d+),/gm)].map(([, own]) => Number(own));
  return Promise.all([port, ...nodes].map(readTitleOf));
}

test('an edit in Directus is live on both nodes and through the edge', PATIENT, async () => {
  const before = await readVersions();
  expect(before).toMatchObject({ pages: expect.stringMatching(/^\d+\.-?\d+$/) });
  expect(await readVersions()).toEqual(before);
  const [shown] = await readTitles();
  expect(await readTitles()).toEqual([shown, shown, shown]);
  // Three in a row, because one or two may be found by the polls of the nodes, which are up to 15 seconds apart.
  for (const title of ['First edit', 'Second edit', 'Edited in Directus']) {
    await publishTitle(title);
    await vi.waitFor(async () => expect(await readTitles()).toEqual([title, title, title]), { timeout: 5_000 });
  }
  const { pages, ...others } = before;
  expect(await readVersions()).toEqual({ ...others, pages: expect.not.stringContaining(pages) });
});

/** Settings of the store, as the command printed them. */
function readStoreSettings(): Readonly<Record<string, string>> {
  return Object.fromEntries(
    [...output.matchAll(/(VITRINE_STORE\w*)='([^']*)'/g)].map(([, name, value]) => [name, value]),
  );
}

async function release(...args: readonly string[]): Promise<ReturnType<typeof JSON.parse>> {
  let text = '';
  const write = (more: string) => {
    text += more;
  };
  const { url, adminToken } = readPrintedCms();
  const environment = { ...readStoreSettings(), VITRINE_CMS_URL: url, VITRINE_CMS_TOKEN: adminToken };
  const code = await runVitrineCliCommand(['release', ...args, '--json'], {
    root,
    environment,
    out: write,
    err: write,
  });
  expect([code, text]).toEqual([0, expect.stringContaining('{')]);
  return JSON.parse(text);
}

test(
  'a release of what is in Directus is built in the store of S3, applied, and served by a node without Directus',
  PATIENT,
  async () => {
    const { hash } = await release('build', '--from', 'cms');
    await release('apply', hash, '--in', '0');
    // The release is built now and lacks later edits.
    await publishTitle('After the release');
    await vi.waitFor(async () => expect((await readTitles())[0]).toBe('After the release'), { timeout: 30_000 });

    const own = port + TOPOLOGY_PORTS;
    const node = await startServiceProcess({
      name: 'node of the release',
      port: own,
      program: process.execPath,
      args: [join(root, 'scripts/production/main.ts'), 'serve'],
      cwd: root,
      environment: {
        PATH: process.env['PATH'],
        PORT: String(own),
        VITRINE_DATA: join(folder, 'node-of-the-release'),
        VITRINE_WORKERS: '1',
        VITRINE_CMS: 'release',
        VITRINE_API_URL: `http://127.0.0.1:${port + 1}`,
        VITRINE_API_ACCOUNTS_FILE: join(root, 'sandbox/seed/brands.json'),
        ...readStoreSettings(),
      },
      probe: () => probeHttp(own + 3, '/readyz'),
      log: (line) => {
        output += `${line}\n`;
      },
    });
    onTestFinished(node.close);
    expect(await readTitleOf(own)).toBe('Edited in Directus');
  },
);

/** Writes into the database of Directus past it. */
function runSql(statement: string): void {
  const psql = join(dirname(realpathSync(join(findPostgresPrograms(), 'postgres'))), 'psql');
  const { user, database } = POSTGRES_DATABASE;
  const connection = ['-h', '127.0.0.1', '-p', String(port + POSTGRES_PORT), '-U', user, database];
  execFileSync(psql, [...connection, '-q', '-v', 'ON_ERROR_STOP=1', '-c', statement]);
}

const FIRST_FILE = 'WHERE id = (SELECT id FROM directus_files ORDER BY filename_disk LIMIT 1)';

test.each([
  [
    'an edit by a Directus whose clock is slow',
    'pages',
    `UPDATE pages SET date_updated = '2001-01-01' WHERE name = 'home'`,
  ],
  ['an import with the dates of before', 'content', `UPDATE content SET id = id || '-2', name = name || '-2'`],
  ['an archived document', 'layouts', `UPDATE layouts SET status = 'archived' WHERE site = 'harbour'`],
  ['a removed document', 'messages', 'DELETE FROM messages WHERE id = (SELECT min(id) FROM messages)'],
  ['a replaced picture', 'directus_files', `UPDATE directus_files SET modified_on = '2001-01-01' ${FIRST_FILE}`],
  ['a moved picture', 'directus_files', `UPDATE directus_files SET folder = NULL ${FIRST_FILE}`],
  ['a renamed folder', 'directus_folders', `UPDATE directus_folders SET name = 'other' WHERE name = 'base'`],
])('in Postgres %s changes the version of %s, and no other', async (_, collection, statement) => {
  const before = await readVersions();
  runSql(statement);
  const after = await readVersions();
  expect(Object.keys(after).filter((name) => after[name] !== before[name])).toEqual([collection]);
});

test('in Postgres a restored backup has the version that it had', async () => {
  const before = await readVersions();
  runSql(`UPDATE directus_folders SET name = 'another' WHERE name = 'harbour'`);
  expect(await readVersions()).not.toEqual(before);
  runSql(`UPDATE directus_folders SET name = 'harbour' WHERE name = 'another'`);
  expect(await readVersions()).toEqual(before);
});

/** Command lines of processes that name the folder there or in their environment. */
function listLeftovers(): readonly string[] {
  return readdirSync('/proc').flatMap((id) => {
    if (!/^\d+$/.test(id) || Number(id) === process.pid) return [];
    const [line = '', variables = ''] = ['cmdline', 'environ'].map((name) => readProcessFile(id, name));
    return `${line}${variables}`.includes(folder) ? [line.replaceAll('\0', ' ')] : [];
  });
}

/** Empty for a process that has ended. */
function readProcessFile(id: string, name: string): string {
  const file = join('/proc', id, name);
  try {
    return existsSync(file) ? readFileSync(file, 'utf8') : '';
  } catch {
    return '';
  }
}

test('everything stops by one signal, and leaves no process and no open port', PATIENT, async () => {
  expect(listLeftovers().length).toBeGreaterThan(8);
  topology.kill('SIGTERM');
  const [code] = await once(topology, 'exit');
  expect([code, listLeftovers()]).toEqual([0, []]);
  const ports = Array.from({ length: TOPOLOGY_PORTS }, (_, index) => port + index);
  const open = await Promise.all(
    ports.map((each) =>
      probePort(each).then(
        () => [each],
        () => [],
      ),
    ),
  );
  expect(open.flat()).toEqual([]);
});
