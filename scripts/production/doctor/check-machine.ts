import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { assertPortFree } from '../../serve/free-port.ts';
import type { SettingName, SettingValues } from '../../settings/all-settings.ts';
import { divideResources, type MachineResources } from '../process-resources.ts';
import { type Finding, fail, pass, warn } from './finding.ts';

const OLDEST_NODE = 24;
const MIB = 1024 * 1024;

/** Least heap of a worker in MiB that holds the documents of many brands. */
const SMALL_HEAP = 160;

const SECRETS = [
  'VITRINE_SESSION_SECRET',
  'VITRINE_LINK_SECRET',
  'VITRINE_OPERATOR_TOKEN',
  'VITRINE_CMS_WEBHOOK_SECRET',
] as const satisfies readonly SettingName[];

export function checkNode(version: string): Finding {
  const name = 'Node';
  return Number(version.split('.')[0]) >= OLDEST_NODE
    ? pass(name, `${version}.`)
    : fail(name, `${version} is too old.`, `Install Node ${OLDEST_NODE} or newer.`);
}

export function checkDataFolder(folder: string): Finding {
  const name = 'data folder';
  const file = join(folder, `.doctor-${process.pid}`);
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(file, '');
    rmSync(file);
    return pass(name, `${folder} can be written.`);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : error;
    return fail(
      name,
      `${folder} can't be written (${code}).`,
      'Set VITRINE_DATA to a folder that the user of the shops may write.',
    );
  }
}

export async function checkPort(name: string, port: number): Promise<Finding> {
  try {
    await assertPortFree(port);
    return pass(name, `${port} is free.`);
  } catch (error) {
    return fail(name, error instanceof Error ? error.message : String(error), 'A node that is running has it, too.');
  }
}

export function checkAllocator({ jemalloc }: Pick<MachineResources, 'jemalloc'>): Finding {
  return jemalloc === null
    ? warn(
        'jemalloc',
        'Not found, so workers take up to three times the memory.',
        'Install it: "apt-get install libjemalloc2".',
      )
    : pass('jemalloc', `${jemalloc} is loaded into workers.`);
}

export function checkMemory(
  machine: MachineResources,
  settings: Pick<SettingValues, 'VITRINE_WORKERS' | 'VITRINE_PAGE_CACHE_BYTES'>,
): Finding {
  const { workers, heapMib, pageCacheBytes } = divideResources(machine, settings);
  const pages = `${Math.round(pageCacheBytes / MIB)} MiB of pages`;
  if (machine.memoryLimit === null || heapMib === null)
    return pass('memory', `No limit of a cgroup: ${workers} workers with ${pages} each, and V8's own limit.`);
  const limit = `${Math.round(machine.memoryLimit / MIB)} MiB`;
  const found = `Of ${limit} each of ${workers} workers gets ${heapMib} MiB of heap and ${pages}.`;
  return heapMib < SMALL_HEAP
    ? warn('memory', found, 'Raise the memory limit of the container, or lower VITRINE_WORKERS.')
    : pass('memory', found);
}

export function checkProxies({
  VITRINE_TRUSTED_PROXIES: proxies,
  VITRINE_NODES: nodes,
}: Pick<SettingValues, 'VITRINE_TRUSTED_PROXIES' | 'VITRINE_NODES'>): Finding {
  if (proxies !== null) return pass('proxies', `${proxies} may name host, scheme and address of visitors.`);
  if (nodes === 1) return pass('proxies', 'None: visitors connect to this node directly.');
  return warn(
    'proxies',
    `There are ${nodes} nodes and no trusted proxy, so all visitors share the limits of one address.`,
    'Set VITRINE_TRUSTED_PROXIES to the addresses of the edge.',
  );
}

export function checkSecrets(settings: Pick<SettingValues, 'VITRINE_NODES' | (typeof SECRETS)[number]>): Finding {
  const { VITRINE_NODES: nodes } = settings;
  const missing = SECRETS.filter((name) => settings[name] === null);
  if (missing.length === 0) return pass('secrets', 'All are set.');
  const remedy = `Set ${missing.join(', ')}, or the same with _FILE, to what "openssl rand -base64 32" prints.`;
  return nodes > 1
    ? fail('secrets', `With ${nodes} nodes each secret must be set.`, remedy)
    : warn('secrets', 'Those that are not set are made up and kept in the data folder.', remedy);
}
