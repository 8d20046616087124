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
const TIMEOUT = { timeout: 120_000 };
const START_TIMEOUT_MS = 240_000;

/** Added to the port of the edge. */
const POSTGRES_PORT_OFFSET = 12;

const agent = new Agent({ keepAlive: true, maxSockets: 4 });
let folder = '';
let documents = '';
let topology: ChildProcess;
let output = '';
let port = 0;

/** Starts the topology by the documented command, with the documents of one brand. */
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-whole-'));
  // Postgres may run as another user.
  chmodSync(folder, 0o711);
  documents = join(folder, 'documents');
  for (const path of ['site-configs', 'cms-seed'])
    for (const site of ['base', 'harbour'])
      cpSync(join(root, path, site), join(documents, path, site), { recursive: true });
  // The last four are for the node that serves the release.
  port = await findFirstOfConsecutiveFreePorts(TOPOLOGY_PORTS + 4);
  const args = ['--port', String(port), '--cms', 'directus', '--store', 's3', '--quiet'];
  const folderArgs = ['--folder', join(folder, 'parts'), '--documents', documents];
  topology = spawn(process.execPath, [join(root, 'scripts/topology/main.ts'), ...args, ...folderArgs], { cwd: root });
  for (const stream of [topology.stdout, topology.stderr])
    stream?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  await vi.waitFor(
    () => {
      if (topology.exitCode !== null) throw new Error(`The topology ended with ${topology.exitCode}:\n${output}`);
      expect(output).toContain('Commerce API, outbox');
    },
    { timeout: START_TIMEOUT_MS, interval: 250 },
  );
}, START_TIMEOUT_MS);

afterAll(async () => {
  agent.destroy();
  if (topology.exitCode === null) {
    topology.kill('SIGTERM');
    await once(topology, 'exit');
  }
  rmSync(folder, { recursive: true, force: true });
});

/** The first group of a pattern in the output of the command. */
function readPrinted(pattern: RegExp): string {
  const [, value] = pattern.exec(output) ?? [];
  if (value === undefined) throw new Error(`${pattern} was not printed:\n${output}`);
  return value;
}

/** Address and admin token of Directus in the output of the command. */
function readPrintedCms() {
  return { url: readPrinted(/^Directus +(\S+),/m), adminToken: readPrinted(/admin token (\S+)/) };
}

/** Versions of the collections in Directus, which Postgres computes. */
async function readContentVersions(): Promise<ReturnType<typeof JSON.parse>> {
  const { url, adminToken } = readPrintedCms();
  const response = await fetch(url + CONTENT_VERSIONS_PATH, { headers: { authorization: `Bearer ${adminToken}` } });
  return (await response.json()).data;
}

const publishTitle = (title: string) => publishTitleOfHomePage(readPrintedCms(), title);

const readTitleAtPort = (nodePort: number) => readTitle(agent, nodePort, `harbour.localhost:${port}`);

/** Titles that the edge and both nodes show. */
function readTitles(): Promise<readonly string[]> {
  const nodePorts = [...output.matchAll(/^node-\d +http:\/\/[^:]+:(\d+),/gm)].map(([, nodePort]) => Number(nodePort));
  return Promise.all([port, ...nodePorts].map(readTitleAtPort));
}

test('an edit in Directus is live on both nodes and through the edge', TIMEOUT, async () => {
  const versionsBefore = await readContentVersions();
  expect(versionsBefore).toMatchObject({ pages: expect.stringMatching(/^\d+\.-?\d+$/) });
  expect(await readContentVersions()).toEqual(versionsBefore);
  const [currentTitle] = await readTitles();
  expect(await readTitles()).toEqual([currentTitle, currentTitle, currentTitle]);
  // Three in a row, because the nodes poll at most 15 seconds apart and may find one or two edits that way.
  for (const title of ['First edit', 'Second edit', 'Edited in Directus']) {
    await publishTitle(title);
    await vi.waitFor(async () => expect(await readTitles()).toEqual([title, title, title]), { timeout: 5_000 });
  }
  const { pages: pagesVersion, ...otherVersions } = versionsBefore;
  expect(await readContentVersions()).toEqual({ ...otherVersions, pages: expect.not.stringContaining(pagesVersion) });
});

/** Settings of the store, as the command printed them. */
function readStoreSettings(): Readonly<Record<string, string>> {
  return Object.fromEntries(
    [...output.matchAll(/(VITRINE_STORE\w*)='([^']*)'/g)].map(([, name, value]) => [name, value]),
  );
}

async function runReleaseCommand(...args: readonly string[]): Promise<ReturnType<typeof JSON.parse>> {
  let commandOutput = '';
  const write = (part: string) => {
    commandOutput += part;
  };
  const { url, adminToken } = readPrintedCms();
  const environment = { ...readStoreSettings(), VITRINE_CMS_URL: url, VITRINE_CMS_TOKEN: adminToken };
  const exitCode = await runVitrineCliCommand(['release', ...args, '--json'], {
    root,
    environment,
    out: write,
    err: write,
  });
  expect([exitCode, commandOutput]).toEqual([0, expect.stringContaining('{')]);
  return JSON.parse(commandOutput);
}

test(
  'a release of what is in Directus is built in the store of S3, applied, and served by a node without Directus',
  TIMEOUT,
  async () => {
    const { hash } = await runReleaseCommand('build', '--from', 'cms');
    await runReleaseCommand('apply', hash, '--in', '0');
    // The release is built now and lacks later edits.
    await publishTitle('After the release');
    await vi.waitFor(async () => expect((await readTitles())[0]).toBe('After the release'), { timeout: 30_000 });

    const nodePort = port + TOPOLOGY_PORTS;
    const node = await startServiceProcess({
      name: 'node of the release',
      port: nodePort,
      program: process.execPath,
      args: [join(root, 'scripts/production/main.ts'), 'serve'],
      cwd: root,
      environment: {
        PATH: process.env['PATH'],
        PORT: String(nodePort),
        VITRINE_DATA: join(folder, 'node-of-the-release'),
        VITRINE_WORKERS: '1',
        VITRINE_CMS: 'release',
        VITRINE_API_URL: `http://127.0.0.1:${port + 1}`,
        VITRINE_API_ACCOUNTS_FILE: join(root, 'sandbox/seed/brands.json'),
        ...readStoreSettings(),
      },
      probe: () => probeHttp(nodePort + 3, '/readyz'),
      log: (line) => {
        output += `${line}\n`;
      },
    });
    onTestFinished(node.close);
    expect(await readTitleAtPort(nodePort)).toBe('Edited in Directus');
  },
);

/** Writes directly to the database of Directus. */
function runSql(statement: string): void {
  const psql = join(dirname(realpathSync(join(findPostgresPrograms(), 'postgres'))), 'psql');
  const { user, database } = POSTGRES_DATABASE;
  const connection = ['-h', '127.0.0.1', '-p', String(port + POSTGRES_PORT_OFFSET), '-U', user, database];
  execFileSync(psql, [...connection, '-q', '-v', 'ON_ERROR_STOP=1', '-c', statement]);
}

const WHERE_FIRST_FILE = 'WHERE id = (SELECT id FROM directus_files ORDER BY filename_disk LIMIT 1)';

test.each([
  [
    'an edit by a Directus whose clock is slow',
    'pages',
    `UPDATE pages SET date_updated = '2001-01-01' WHERE name = 'home'`,
  ],
  ['an import with the dates of before', 'content', `UPDATE content SET id = id || '-2', name = name || '-2'`],
  ['an archived document', 'layouts', `UPDATE layouts SET status = 'archived' WHERE site = 'harbour'`],
  ['a removed document', 'messages', 'DELETE FROM messages WHERE id = (SELECT min(id) FROM messages)'],
  ['a replaced picture', 'directus_files', `UPDATE directus_files SET modified_on = '2001-01-01' ${WHERE_FIRST_FILE}`],
  ['a moved picture', 'directus_files', `UPDATE directus_files SET folder = NULL ${WHERE_FIRST_FILE}`],
  ['a renamed folder', 'directus_folders', `UPDATE directus_folders SET name = 'other' WHERE name = 'base'`],
])('in Postgres %s changes the version of %s, and no other', async (_, collection, statement) => {
  const oldVersions = await readContentVersions();
  runSql(statement);
  const newVersions = await readContentVersions();
  expect(Object.keys(newVersions).filter((name) => newVersions[name] !== oldVersions[name])).toEqual([collection]);
});

test('in Postgres a restored backup has the version that it had', async () => {
  const versionsBefore = await readContentVersions();
  runSql(`UPDATE directus_folders SET name = 'another' WHERE name = 'harbour'`);
  expect(await readContentVersions()).not.toEqual(versionsBefore);
  runSql(`UPDATE directus_folders SET name = 'harbour' WHERE name = 'another'`);
  expect(await readContentVersions()).toEqual(versionsBefore);
});

/** Command lines of processes whose command line or environment names the folder. */
function listLeftoverProcesses(): readonly string[] {
  return readdirSync('/proc').flatMap((processId) => {
    if (!/^\d+$/.test(processId) || Number(processId) === process.pid) return [];
    const [commandLine = '', environment = ''] = ['cmdline', 'environ'].map((name) => readProcessFile(processId, name));
    return `${commandLine}${environment}`.includes(folder) ? [commandLine.replaceAll('\0', ' ')] : [];
  });
}

/** Empty for a process that has ended. */
function readProcessFile(processId: string, name: string): string {
  const file = join('/proc', processId, name);
  try {
    return existsSync(file) ? readFileSync(file, 'utf8') : '';
  } catch {
    return '';
  }
}

test('everything stops by one signal, and leaves no process and no open port', TIMEOUT, async () => {
  expect(listLeftoverProcesses().length).toBeGreaterThan(8);
  topology.kill('SIGTERM');
  const [exitCode] = await once(topology, 'exit');
  expect([exitCode, listLeftoverProcesses()]).toEqual([0, []]);
  const ports = Array.from({ length: TOPOLOGY_PORTS }, (_, index) => port + index);
  const openPorts = await Promise.all(
    ports.map((probedPort) =>
      probePort(probedPort).then(
        () => [probedPort],
        () => [],
      ),
    ),
  );
  expect(openPorts.flat()).toEqual([]);
});
