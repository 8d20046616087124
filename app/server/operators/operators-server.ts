import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { hasOperatorToken, type OperatorAccess } from '#engine/server/signed-link.ts';
import { readStatusOfNodes } from './all-nodes-status.ts';
import { findCustomerDataAction, type HandleCustomerData, readCustomerReference } from './customer-data.ts';

export interface OperatorsServerDependencies {
  /** Reasons why customers can't be served yet, one sentence each; empty when the node is ready. */
  readonly missing: () => readonly string[] | Promise<readonly string[]>;
  /** What operators have to know of a node that is ready, one sentence each. */
  readonly notes?: () => readonly string[] | Promise<readonly string[]>;
  /** All metrics in the text format of Prometheus. */
  readonly metrics: () => Promise<{ readonly type: string; readonly text: string }>;
  readonly status: () => object | Promise<object>;
  readonly customerData: HandleCustomerData;
  readonly access: OperatorAccess;
  /** Origins of the operators' ports of all nodes. */
  readonly nodeAddresses: readonly string[];
  readonly failed: (error: unknown, target: string) => void;
}

interface PlainAnswer {
  readonly status: number;
  readonly type?: string;
  readonly text: string;
}

const NOTHING: PlainAnswer = { status: 404, text: 'There is nothing at this address.\n' };

/** The server for operators, on a port of its own: probes, metrics, status, and data of customers. */
export function createOperatorsServer(parts: OperatorsServerDependencies): Server {
  return createServer((request, response) => {
    const { url = '/' } = request;
    answer(parts, request).then(
      (answered) => send(response, answered),
      (error: unknown) => {
        parts.failed(error, url);
        send(response, { status: 500, text: 'The server failed.\n' });
      },
    );
  });
}

async function answer(parts: OperatorsServerDependencies, request: IncomingMessage): Promise<PlainAnswer> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://operators');
  const { method } = request;
  const action = findCustomerDataAction(pathname);
  if (action !== null) {
    if (!hasOperatorToken(request.headers.authorization, parts.access)) return NOTHING;
    if (method !== 'POST') return { status: 405, text: 'Only POST is possible here.\n' };
    const customer = await readCustomerReference(request);
    if (typeof customer === 'string') return { status: 400, text: `${customer}\n` };
    return toJson(200, await parts.customerData(action, customer));
  }
  if (method !== 'GET' && method !== 'HEAD') return { status: 405, text: 'Only GET is possible here.\n' };
  switch (pathname) {
    case '/livez':
      return { status: 200, text: 'ok\n' };
    case '/readyz': {
      const missing = await parts.missing();
      if (missing.length > 0) return { status: 503, text: `${missing.join('\n')}\n` };
      const notes = (await parts.notes?.()) ?? [];
      return { status: 200, text: `${['ok', ...notes].join('\n')}\n` };
    }
    case '/metrics': {
      const { type, text } = await parts.metrics();
      return { status: 200, type, text };
    }
    case '/_status':
      return hasOperatorToken(request.headers.authorization, parts.access)
        ? answerStatus(parts, searchParams.get('nodes'))
        : NOTHING;
    default:
      return NOTHING;
  }
}

async function answerStatus(
  { status, nodeAddresses, access }: OperatorsServerDependencies,
  nodes: string | null,
): Promise<PlainAnswer> {
  if (nodes === null) return toJson(200, await status());
  if (nodes !== 'all') return { status: 400, text: `nodes is "${nodes}". Set it to "all", or leave it out.\n` };
  if (nodeAddresses.length === 0)
    return { status: 400, text: 'VITRINE_NODE_ADDRESSES is not set: this node knows no others.\n' };
  return toJson(200, { nodes: await readStatusOfNodes(nodeAddresses, access.operatorToken) });
}

function toJson(status: number, value: object): PlainAnswer {
  return { status, type: 'application/json; charset=utf-8', text: JSON.stringify(value) };
}

function send(response: ServerResponse, { status, type = 'text/plain; charset=utf-8', text }: PlainAnswer): void {
  response.writeHead(status, {
    'content-type': type,
    'content-length': Buffer.byteLength(text),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  response.end(text);
}
