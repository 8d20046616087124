import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createNginxSites } from '../edge/nginx-sites.ts';
import { readEdgeFacts } from '../edge/read-edge-facts.ts';
import { createVarnishSites, type EdgeNode } from '../edge/varnish-sites.ts';
import { findEdgeProgram } from '../test/find-edge-programs.ts';
import { probeHttp } from './probes.ts';
import { type ServiceProcess, type ServiceProcessOptions, startServiceProcess } from './service-process.ts';

export interface EdgeProcessOptions extends Pick<ServiceProcessOptions, 'port' | 'log'> {
  /** The source tree. */
  readonly root: string;
  /** Folder with `site-configs` and `cms-seed`. */
  readonly documents: string;
  /** For its configuration and what it stores. */
  readonly folder: string;
  /** Ports of the nodes. */
  readonly nodes: readonly number[];
  /** By which nodes purge pages. */
  readonly purgeToken: string;
  /** What is accepted beside it during a rotation; none when left out. */
  readonly previousPurgeToken?: string;
}

/** A host of the documents, by which the edge finds a node. */
const HOST = 'harbour.localhost';

const VARNISH_WORK = 'varnish-work';

/** Varnish with the shipped configuration. Resolves once it has a healthy node. */
export async function startVarnish(options: EdgeProcessOptions): Promise<ServiceProcess> {
  const { root, documents, folder, port, nodes, purgeToken, previousPurgeToken, log } = options;
  const configuration = join(folder, 'varnish');
  mkdirSync(configuration, { recursive: true });
  cpSync(join(root, 'deploy/edge/varnish.vcl'), join(configuration, 'default.vcl'));
  writeFileSync(
    join(configuration, 'vitrine-sites.vcl'),
    createVarnishSites(await readEdgeFacts(documents), listAddresses(nodes)),
  );
  const work = ['-F', '-j', 'none', '-n', join(folder, VARNISH_WORK), '-s', 'malloc,128m'];
  return startServiceProcess({
    name: 'edge',
    port,
    program: findEdgeProgram('varnishd'),
    args: [...work, '-a', `127.0.0.1:${port}`, '-f', join(configuration, 'default.vcl')],
    environment: {
      ...process.env,
      VITRINE_EDGE_PURGE_TOKEN: purgeToken,
      ...(previousPurgeToken !== undefined && { VITRINE_EDGE_PURGE_TOKEN_PREVIOUS: previousPurgeToken }),
    },
    probe: () => probeHttp(port, '/healthz', `${HOST}:${port}`),
    log,
  });
}

/** Number of nodes to which a Varnish with this folder sends requests now. */
export function countHealthyNodes(folder: string): number {
  const list = runVarnishTool('varnishadm', folder, ['backend.list']);
  return list.split('\n').filter((line) => /\bnode\d+ .*\bhealthy\b/.test(line)).length;
}

/** Runs one of Varnish's own tools on the Varnish with this folder, and returns its output. */
export function runVarnishTool(name: 'varnishadm' | 'varnishstat', folder: string, args: readonly string[]): string {
  const program = join(dirname(findEdgeProgram('varnishd')), '../bin', name);
  return execFileSync(program, ['-n', join(folder, VARNISH_WORK), ...args], { encoding: 'utf8' });
}

/** nginx with the shipped configuration. Resolves once a node answers through it. */
export async function startNginx(
  options: Omit<EdgeProcessOptions, 'purgeToken' | 'previousPurgeToken'>,
): Promise<ServiceProcess> {
  const { root, documents, folder, port, nodes, log } = options;
  const shipped = readFileSync(join(root, 'deploy/edge/nginx.conf'), 'utf8');
  const own = shipped.replaceAll('/var/cache/nginx', join(folder, 'cache')).replace('listen 80 ', `listen ${port} `);
  mkdirSync(join(folder, 'cache'), { recursive: true });
  writeFileSync(join(folder, 'vitrine.conf'), own);
  writeFileSync(
    join(folder, 'vitrine-sites.conf'),
    createNginxSites(await readEdgeFacts(documents), listAddresses(nodes)),
  );
  writeFileSync(join(folder, 'nginx.conf'), createNginxMainConfiguration(folder));
  return startServiceProcess({
    name: 'edge',
    port,
    program: findEdgeProgram('nginx'),
    args: ['-p', folder, '-c', join(folder, 'nginx.conf')],
    environment: process.env,
    probe: () => probeHttp(port, '/healthz', HOST),
    log,
  });
}

function createNginxMainConfiguration(folder: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `  ${name}_temp_path ${join(folder, name)};\n`,
  );
  const user = process.getuid?.() === 0 ? 'user root;\n' : '';
  return `${user}pid ${folder}/nginx.pid;\nerror_log stderr;\ndaemon off;\nevents {}\nhttp {\n  access_log off;\n${temporary.join('')}  include vitrine.conf;\n}\n`;
}

function listAddresses(nodes: readonly number[]): EdgeNode[] {
  return nodes.map((port) => ({ host: '127.0.0.1', port }));
}
