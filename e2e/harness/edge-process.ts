import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { vi } from 'vitest';
import { findEdgeProgram } from '../../scripts/test/find-edge-programs.ts';
import { sendGetRequestToLocalPort } from './request.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const CONFIGURATION = join(root, 'deploy/edge');

export const EDGE_TOKEN = 'token of the edge in tests';

/** A real edge in front of a shop. */
export interface RunningEdge {
  readonly port: number;
  close(): Promise<void>;
}

export interface EdgeProcessOptions {
  readonly port: number;
  /** Port of the shop. */
  readonly node: number;
}

/** Varnish with the shipped configuration. Resolves once it has a healthy node. */
export async function startVarnish({ port, node }: EdgeProcessOptions): Promise<RunningEdge> {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-varnish-'));
  const configuration = prepareVarnishConfiguration(folder, node);
  const edge = spawn(
    findEdgeProgram('varnishd'),
    [
      '-F',
      '-j',
      'none',
      '-n',
      join(folder, 'work'),
      '-a',
      `127.0.0.1:${port}`,
      '-f',
      configuration,
      '-s',
      'malloc,64m',
    ],
    { env: { ...process.env, VITRINE_EDGE_PURGE_TOKEN: EDGE_TOKEN }, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  return whenAnswering(edge, port, folder);
}

/** Writes the shipped configuration of Varnish for one node into a folder; returns its path. */
export function prepareVarnishConfiguration(folder: string, node: number): string {
  cpSync(join(CONFIGURATION, 'varnish.vcl'), join(folder, 'varnish.vcl'));
  writeFileSync(join(folder, 'vitrine-sites.vcl'), writeSites('varnish', node));
  return join(folder, 'varnish.vcl');
}

/** nginx with the shipped configuration. Resolves once it answers. */
export async function startNginx({ port, node }: EdgeProcessOptions): Promise<RunningEdge> {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-nginx-'));
  const configuration = prepareNginxConfiguration(folder, port, node);
  const edge = spawn(findEdgeProgram('nginx'), ['-p', folder, '-c', configuration], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  return whenAnswering(edge, port, folder);
}

/** Writes the shipped configuration of nginx, with a port and folder of its own, into a folder; returns its path. */
export function prepareNginxConfiguration(folder: string, port: number, node: number): string {
  const shipped = readFileSync(join(CONFIGURATION, 'nginx.conf'), 'utf8');
  const own = shipped.replaceAll('/var/cache/nginx', join(folder, 'cache')).replace('listen 80 ', `listen ${port} `);
  mkdirSync(join(folder, 'cache'));
  writeFileSync(join(folder, 'vitrine.conf'), own);
  writeFileSync(join(folder, 'vitrine-sites.conf'), writeSites('nginx', node));
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `  ${name}_temp_path ${join(folder, name)};\n`,
  );
  const user = process.getuid?.() === 0 ? 'user root;\n' : '';
  const main = `${user}pid ${folder}/nginx.pid;\nerror_log stderr;\ndaemon off;\nevents {}\nhttp {\n  access_log off;\n${temporary.join('')}  include vitrine.conf;\n}\n`;
  writeFileSync(join(folder, 'nginx.conf'), main);
  return join(folder, 'nginx.conf');
}

function writeSites(edge: 'varnish' | 'nginx', node: number): string {
  const args = [join(root, 'scripts/vitrine.ts'), 'edge-config', edge, '--node', `127.0.0.1:${node}`];
  return execFileSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
}

async function whenAnswering(edge: ChildProcess, port: number, folder: string): Promise<RunningEdge> {
  const ended = once(edge, 'exit');
  let problems = '';
  edge.stderr?.on('data', (chunk: Buffer) => {
    problems += chunk.toString();
  });
  const answer = async () => {
    if (edge.exitCode !== null) throw new Error(`the edge has ended: ${problems}`);
    const { status } = await sendGetRequestToLocalPort(port, '/healthz', { host: 'harbour.localhost' });
    if (status !== 200) throw new Error(`the edge answers ${status}: ${problems}`);
  };
  await vi.waitFor(answer, { timeout: 30_000, interval: 50 });
  return {
    port,
    close: async () => {
      edge.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
