import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SeenCall } from '../../sandbox/testing/seen-calls.ts';
import { clientFunctions } from './client-functions.ts';
import { type ContractCall, contractCalls } from './contract-calls.ts';
import { sandboxHandlers } from './sandbox-handlers.ts';

/** A call with its client function, its handler and the test that saw its success, and what is missing. */
export interface ReportedCall {
  readonly id: string;
  readonly client: string | null;
  readonly sandbox: string | null;
  readonly test: string | null;
  /** What is not there, or was not seen on the wire, in words. */
  readonly missing: readonly string[];
}

/** Calls of the inventory that the engine itself answers or makes, which are no calls of the commerce API. */
const ENGINES_OWN = /^(cms\.|content\.)|^threeds\.notify$|^customer-data\.track$/;

/** The contract's one exception to the rule that the shop's calls are the commerce API's. */
const CONTENT_IN_API = new Set(['cms.causes']);

export function seenFolder(root: string): string {
  return join(root, '.vitrine', 'calls');
}

/** Every call of the inventory and of the contract, against what the last run saw on the wire. */
export async function reportCalls(root: string): Promise<ReportedCall[]> {
  const contract = new Map((await contractCalls(root)).map((call) => [call.id, call]));
  const inventory: { calls: readonly string[] } = JSON.parse(
    readFileSync(join(root, 'spec/inventory-ids.json'), 'utf8'),
  );
  const wanted = inventory.calls.filter((id) => !ENGINES_OWN.test(id) || CONTENT_IN_API.has(id));
  const ids = [...new Set([...wanted, ...contract.keys()])];
  const clients = await clientFunctions(root);
  const handlers = sandboxHandlers(root, ids);
  const seen = Map.groupBy(readSeen(seenFolder(root)), ({ id }) => id);
  return ids.map((id) => reported(id, contract.get(id), clients.get(id), handlers.get(id), seen.get(id) ?? []));
}

function reported(
  id: string,
  call: ContractCall | undefined,
  client: string | undefined,
  handler: string | undefined,
  seen: readonly SeenCall[],
): ReportedCall {
  if (!call) return { id, client: null, sandbox: null, test: null, missing: ['it is not in the contract'] };
  const own = seen.filter(
    ({ method, path, version }) => method === call.method && path === call.path && version === call.version,
  );
  const success = own.find(({ status }) => status === call.status);
  const unseen = call.refusals.flatMap(({ status, codes }) =>
    codes
      .filter((code) => !own.some((one) => one.status === status && one.code === code))
      .map((code) => `no test saw ${status} ${code}`),
  );
  return {
    id,
    client: client ?? null,
    sandbox: handler ?? null,
    test: success?.test ?? null,
    missing: [
      ...(client ? [] : ['it has no client function']),
      ...(handler ? [] : ['the sandbox does not answer it']),
      ...(success ? [] : [`no test saw ${call.status}`]),
      ...unseen,
    ],
  };
}

function readSeen(folder: string): SeenCall[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.jsonl'))
    .flatMap((name) => readFileSync(join(folder, name), 'utf8').split('\n'))
    .filter((line) => line !== '')
    .map((line): SeenCall => JSON.parse(line));
}
