import { Counter, Histogram, type Registry } from 'prom-client';
import { TimeoutError } from '#engine/api/abort.ts';
import type { ApiCallObserver } from '#engine/api/api-client.server.ts';
import { ApiError } from '#engine/api/api-error.ts';
import type { CachedReadResult } from '#engine/api/cached-reads.server.ts';
import type { Tracer } from '#engine/telemetry/tracer.ts';
import { createObservationBatch } from './batched-observations.ts';
import { registerCollectedCounter } from './collected-metrics.ts';

/** Upper bounds in seconds, up to the timeout of calls. */
const SECONDS = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

type CallOutcome = 'answered' | 'refused' | 'failed' | 'timeout' | 'unreachable' | 'abandoned';

interface ObservedCall {
  readonly call: string;
  readonly outcome: CallOutcome;
  readonly seconds: number;
}

/** Metrics and spans of the calls of the commerce API. Their labels are ids of the contract. */
export function createCallMetrics(registry: Registry, now: () => number, tracer: Tracer | null): ApiCallObserver {
  const calls = new Counter({
    name: 'vitrine_api_calls_total',
    help: 'Calls of the commerce API by id and outcome. "failed" has a status from 500 on.',
    labelNames: ['call', 'outcome'],
    registers: [registry],
    collect: () => batch.flush(),
  });
  const durations = new Histogram({
    name: 'vitrine_api_call_duration_seconds',
    help: 'Seconds until the commerce API had answered, or the call was given up, by id.',
    labelNames: ['call'],
    buckets: SECONDS,
    registers: [registry],
    collect: () => batch.flush(),
  });
  const batch = createObservationBatch(({ call, outcome, seconds }: ObservedCall) => {
    calls.inc({ call, outcome });
    durations.observe({ call }, seconds);
  });
  /** Plain numbers, because a page has many reads, and a counter with labels takes ten times as long. */
  const reads: Record<CachedReadResult, number> = { hit: 0, stale: 0, miss: 0, missing: 0 };
  registerCollectedCounter(registry, {
    name: 'vitrine_api_reads_total',
    help: 'Reads of cacheable answers of the commerce API: hit, stale, miss, or missing where there was no answer at all.',
    labelNames: ['result'],
    read: () => Object.entries(reads).map(([result, count]) => [[result], count]),
  });
  return {
    async observeCall({ id }, headers, send) {
      const begun = now();
      const end = (outcome: CallOutcome) => batch.add({ call: id, outcome, seconds: (now() - begun) / 1000 });
      try {
        const answer = await (tracer ? tracer.traceCall(id, {}, headers, send) : send());
        end('answered');
        return answer;
      } catch (error) {
        end(toCallOutcome(error));
        throw error;
      }
    },
    observeRead: (result) => void (reads[result] += 1),
  };
}

/** A caller that goes away aborts its call with an error of its own. */
function toCallOutcome(error: unknown): CallOutcome {
  if (error instanceof ApiError) return error.status < 500 ? 'refused' : 'failed';
  if (error instanceof TimeoutError) return 'timeout';
  return error instanceof DOMException && error.name === 'AbortError' ? 'abandoned' : 'unreachable';
}
