import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SeenTestCall } from '../../sandbox/testing/seen-calls.ts';
import { isJourneyUnchanged, readAlteredAnswers } from './altered-answers.ts';
import { findCallPlaces } from './call-places.ts';
import { type CodeLocationByCallId, findClientFunctions } from './client-functions.ts';
import { type ContractCall, readContractCalls } from './contract-calls.ts';
import { getRecordedEngineCallsFolder, type RecordedEngineCall, readRecordedEngineCalls } from './made-calls.ts';
import { findSandboxHandlers } from './sandbox-handlers.ts';

/** A call with its client function, its handler, the test that saw it succeed, and what is missing. */
export interface ApiCallCoverage {
  readonly id: string;
  readonly client: string | null;
  readonly sandbox: string | null;
  readonly test: string | null;
  /** Where the product makes the call; null if no journey has made it. */
  readonly made: ApiCallUsageInJourneys | null;
  /** Descriptions of what is missing or was not observed in a request. */
  readonly missing: readonly string[];
}

export interface ApiCallUsageInJourneys {
  /** Code of the shop that makes the call, as `file:line`; null if none was found. */
  readonly by: string | null;
  /** File and title of a journey during which the engine made the call and got a successful answer. */
  readonly seen: string;
  /** How the journey fails with an altered answer; null if it passes or was not tried on the current sources. */
  readonly changes: string | null;
}

/** Calls of the inventory that are not part of the commerce API, because the engine answers or makes them itself. */
const ENGINES_OWN = /^(cms\.|content\.)|^threeds\.notify$|^customer-data\.track$/;

/** Content calls that the commerce API does have. */
const CONTENT_IN_API = new Set(['cms.causes']);

export function getSeenCallsFolder(root: string): string {
  return join(root, '.vitrine', 'calls');
}

/** Compares every call of the inventory and the contract with the requests of the last run. */
export async function collectApiCallCoverage(root: string): Promise<ApiCallCoverage[]> {
  const contract = new Map((await readContractCalls(root)).map((call) => [call.id, call]));
  const inventory: { calls: readonly string[] } = JSON.parse(
    readFileSync(join(root, 'spec/inventory-ids.json'), 'utf8'),
  );
  const wanted = inventory.calls.filter((id) => !ENGINES_OWN.test(id) || CONTENT_IN_API.has(id));
  const ids = [...new Set([...wanted, ...contract.keys()])];
  const clients = await findClientFunctions(root);
  const handlers = findSandboxHandlers(root, ids);
  const seen = Map.groupBy(readSeen(getSeenCallsFolder(root)), ({ id }) => id);
  const made = madeBy(root, ids, clients);
  return ids.map((id) => ({
    ...reported(id, contract.get(id), clients.get(id), handlers.get(id), seen.get(id) ?? []),
    made: made.get(id) ?? null,
  }));
}

/** Where the product makes each call that is in the contract and of which a success was recorded. */
function madeBy(
  root: string,
  ids: readonly string[],
  clients: CodeLocationByCallId,
): ReadonlyMap<string, ApiCallUsageInJourneys> {
  const places = findCallPlaces(root, ids, clients);
  const altered = readAlteredAnswers(root);
  const successes = readRecordedEngineCalls(getRecordedEngineCallsFolder(getSeenCallsFolder(root))).filter(
    ({ status }) => status < 300,
  );
  const byCall = Map.groupBy(successes, ({ id }) => id);
  return new Map(
    [...byCall].map(([id, made]) => {
      const evidence = altered[id];
      const isEvidenceCurrent = evidence !== undefined && isJourneyUnchanged(root, id, evidence);
      return [
        id,
        {
          by: places.get(id) ?? null,
          seen: seenIn(made, evidence?.journey),
          changes: isEvidenceCurrent ? evidence.changes : null,
        },
      ];
    }),
  );
}

/** The journey that was tried with altered answers, if it made the call; otherwise the first by name. */
function seenIn(made: readonly RecordedEngineCall[], tried: string | undefined): string {
  const journeys = made.map(({ journey }) => journey).toSorted();
  return journeys.find((journey) => journey === tried) ?? journeys[0] ?? '';
}

function reported(
  id: string,
  call: ContractCall | undefined,
  client: string | undefined,
  handler: string | undefined,
  seen: readonly SeenTestCall[],
): Omit<ApiCallCoverage, 'made'> {
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

function readSeen(folder: string): SeenTestCall[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.jsonl'))
    .flatMap((name) => readFileSync(join(folder, name), 'utf8').split('\n'))
    .filter((line) => line !== '')
    .map((line): SeenTestCall => JSON.parse(line));
}
