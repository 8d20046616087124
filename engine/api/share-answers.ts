import { hash } from 'node:crypto';
import type { RunOnceForAllNodes } from '../nodes/run-once.ts';
import { isNonArrayObject } from './api-error.ts';
import type { CachedAnswerWithStaleLimit } from './stale-answer-cache.ts';

export interface SharedAnswer {
  /** Cache key of the answer. */
  readonly key: string;
  readonly fetchAnswer: () => Promise<CachedAnswerWithStaleLimit>;
  /** Whether a result is one of the call: nodes of another release may have another contract. */
  readonly isResult: (result: unknown) => boolean;
}

/** Fetches a public answer on one node for all. */
export type FetchForAllNodes = (answer: SharedAnswer) => Promise<CachedAnswerWithStaleLimit>;

/** Milliseconds after which a node no longer waits for the request of another; then a page would repeat its own, too. */
const PATIENCE = 2_000;

/** @param generation changes when all caches are cleared, so that former answers are no longer found */
export function createFetchForAllNodes(
  runOnce: RunOnceForAllNodes,
  { now, generation }: { readonly now: () => number; readonly generation: () => string },
): FetchForAllNodes {
  return ({ key, fetchAnswer, isResult }) =>
    runOnce({
      // Nodes of an earlier release call a field otherwise under the key `answer:`.
      key: `shared-answer:${hash('sha256', `${generation()}\n${key}`, 'base64url')}`,
      run: fetchAnswer,
      encode: async (answer) => {
        const lifetime = answer.expires - now();
        return lifetime > 0 ? { text: JSON.stringify(answer), lifetime } : null;
      },
      decode: async (text) => parseAnswer(text, isResult),
      patience: PATIENCE,
      lockLifetime: PATIENCE,
    });
}

function parseAnswer(text: string, isResult: SharedAnswer['isResult']): CachedAnswerWithStaleLimit | null {
  const value: unknown = JSON.parse(text);
  if (!isNonArrayObject(value)) return null;
  const { answer, fetched, expires, staleUntil } = value;
  // JSON has no infinity.
  const validUntil = value['validUntil'] ?? Number.POSITIVE_INFINITY;
  if (!isNumber(fetched) || !isNumber(expires) || !isNumber(staleUntil) || !isNumber(validUntil)) return null;
  if (!isNonArrayObject(answer) || !isResult(answer['result'])) return null;
  const { result } = answer;
  const pageInfo = pageInfoOf(answer['pageInfo']);
  return { answer: { result, pageInfo, expires }, fetched, expires, validUntil, staleUntil };
}

function pageInfoOf(value: unknown): { limit: number; offset: number; total: number } | null {
  if (!isNonArrayObject(value)) return null;
  const { limit, offset, total } = value;
  return isNumber(limit) && isNumber(offset) && isNumber(total) ? { limit, offset, total } : null;
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number';
}
