import { AsyncLocalStorage } from 'node:async_hooks';
import { subscribe } from 'node:diagnostics_channel';
import { appendFileSync, mkdirSync } from 'node:fs';
import type { ClientRequest, IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { apiHeaderNames } from '#schemas/api/headers.ts';
import { createRequestToCallMatcher } from '../../scripts/calls/call-finder.ts';
import { type ContractCall, readContractCalls } from '../../scripts/calls/contract-calls.ts';
import { getRecordedEngineCallsFolder, type RecordedEngineCall } from '../../scripts/calls/made-calls.ts';
import { alterApiAnswer } from './alter-answer.ts';
import type { CurrentAnswerAlterationTracker } from './alteration.ts';
import { parseJourneyNameFromUserAgent } from './journey-name.ts';

export interface RecordCallsOptions {
  /** The checkout. */
  readonly root: string;
  /** Folder for recorded calls; undefined when not recording. */
  readonly folder: string | undefined;
  /** Alters responses before the engine reads them. */
  readonly alteration?: CurrentAnswerAlterationTracker;
}

/**
 * Records the engine's HTTP traffic in this process: browser requests, which name their journey, and the calls of the
 * commerce API that they cause. API requests of tests themselves come from other processes.
 */
export async function recordEngineCalls({ root, folder, alteration }: RecordCallsOptions): Promise<void> {
  const find = createRequestToCallMatcher(await readContractCalls(root));
  const journeys = new AsyncLocalStorage<string | null>();
  const recorded = new Set<string>();

  subscribe('http.server.request.start', (message) => {
    const { request } = message as { readonly request: IncomingMessage };
    alteration?.refresh();
    journeys.enterWith(parseJourneyNameFromUserAgent(request.headers['user-agent']));
  });
  subscribe('http.client.response.finish', (message) => {
    const { request, response } = message as { readonly request: ClientRequest; readonly response: IncomingMessage };
    const call = find({ method: request.method, url: request.path, version: sentVersion(request) });
    if (!call) return;
    const how = alteration?.of(call.id);
    if (how && alterApiAnswer(response, how)) alteration?.noteApplied();
    const journey = journeys.getStore();
    if (folder !== undefined && journey) record(folder, call, response.statusCode ?? 0, journey);
  });

  function record(into: string, { id, method, path, version }: ContractCall, status: number, journey: string): void {
    const made: RecordedEngineCall = { id, method, path, version, status, journey };
    const line = `${JSON.stringify(made)}\n`;
    if (recorded.has(line)) return;
    recorded.add(line);
    mkdirSync(getRecordedEngineCallsFolder(into), { recursive: true });
    appendFileSync(join(getRecordedEngineCallsFolder(into), `${process.pid}.jsonl`), line);
  }
}

const VERSION = new RegExp(String.raw`^${apiHeaderNames.version}: *(.*?)\r?$`, 'im');

/** The requested API version. Headers given as a list are only found in the sent text. */
function sentVersion(request: ClientRequest): string | undefined {
  return VERSION.exec(String(Reflect.get(request, '_header')))?.[1];
}
