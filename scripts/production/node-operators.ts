import type { Server } from 'node:http';
import { type CustomerDataAnswer, getCustomerDataPath } from '#app/server/operators/customer-data.ts';
import { createOperatorsServer } from '#app/server/operators/operators-server.ts';
import type { OperatorAccess } from '#engine/server/signed-link.ts';
import { joinWorkerMetrics } from './worker-metrics.ts';

/** The operators' port of a worker, for its supervisor only. */
export interface WorkerOperators {
  /** Place among the workers, from 1. */
  readonly worker: number;
  /** On loopback. */
  readonly port: number;
}

export interface NodeOperatorsOptions {
  readonly release: string;
  readonly access: OperatorAccess;
  readonly nodeAddresses: readonly string[];
  /** Workers that have opened their port. */
  readonly workers: () => readonly WorkerOperators[];
  readonly stopping: AbortSignal;
  readonly failed: (error: unknown, target: string) => void;
  readonly fetch?: typeof fetch;
}

/** Timeout in milliseconds of a worker. */
const PATIENCE = 2_000;
const TEXT_FORMAT = 'text/plain; version=0.0.4; charset=utf-8';

/** Probes, metrics and status of a node with several worker processes, which each worker answers for itself. */
export function createNodeOperatorsServer(options: NodeOperatorsOptions): Server {
  const { release, access, nodeAddresses, failed, stopping, workers } = options;
  const request = (worker: WorkerOperators, path: string, body?: object) =>
    requestFromWorker(options, worker, path, body);
  return createOperatorsServer({
    access,
    nodeAddresses,
    failed,
    missing: async () => {
      if (stopping.aborted) return ['The node is stopping.'];
      const answers = await Promise.all(workers().map((worker) => request(worker, '/readyz')));
      if (answers.some(({ status }) => status === 200)) return [];
      return ['No worker is ready.', ...answers.map(({ worker, text }) => `Worker ${worker}: ${text.trim()}`)];
    },
    notes: async () => {
      const answers = await Promise.all(workers().map((worker) => request(worker, '/readyz')));
      return answers.flatMap(({ worker, status, text }) =>
        status === 200
          ? text
              .trim()
              .split('\n')
              .slice(1)
              .map((note) => `Worker ${worker}: ${note}`)
          : [],
      );
    },
    metrics: async () => {
      const answers = await Promise.all(workers().map((worker) => request(worker, '/metrics')));
      return { type: TEXT_FORMAT, text: joinWorkerMetrics(answers.filter(({ status }) => status === 200)) };
    },
    customerData: async (action, customer) => {
      const path = getCustomerDataPath(action);
      return joinCustomerData(await Promise.all(workers().map((worker) => request(worker, path, customer))));
    },
    status: async () => {
      const answers = await Promise.all(workers().map((worker) => request(worker, '/_status')));
      return {
        release,
        workers: answers.map(({ worker, status, text }) => ({
          worker,
          ...(status === 200 ? JSON.parse(text) : { problem: text.trim() }),
        })),
      };
    },
  });
}

function joinCustomerData(answers: readonly WorkerAnswer[]): CustomerDataAnswer {
  if (answers.length === 0) return { entries: [], problems: ['No worker is ready.'] };
  const parts = answers.map(({ worker, status, text }): CustomerDataAnswer => {
    if (status !== 200) return { entries: [], problems: [`Worker ${worker}: ${text.trim()}`] };
    const { entries, problems }: CustomerDataAnswer = JSON.parse(text);
    return {
      entries: entries.map((entry) => ({ worker, ...entry })),
      problems: problems.map((problem) => `Worker ${worker}: ${problem}`),
    };
  });
  return { entries: parts.flatMap(({ entries }) => entries), problems: parts.flatMap(({ problems }) => problems) };
}

interface WorkerAnswer {
  readonly worker: number;
  /** 0 without an answer. */
  readonly status: number;
  readonly text: string;
}

async function requestFromWorker(
  { access, fetch: send = fetch }: Pick<NodeOperatorsOptions, 'access' | 'fetch'>,
  { worker, port }: WorkerOperators,
  path: string,
  body?: object,
): Promise<WorkerAnswer> {
  try {
    const response = await send(`http://127.0.0.1:${port}${path}`, {
      headers: { authorization: `Bearer ${access.operatorToken}` },
      signal: AbortSignal.timeout(PATIENCE),
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    });
    return { worker, status: response.status, text: await response.text() };
  } catch (error) {
    return { worker, status: 0, text: `There was no answer (${error instanceof Error ? error.message : error}).` };
  }
}
