import { Counter, Registry } from 'prom-client';
import type { Tracer } from '#engine/telemetry/tracer.ts';
import type { ErrorReporter } from '../error-reports.ts';
import { createCallMetrics } from './call-metrics.ts';
import { createCustomerDataHandler } from './customer-data.ts';
import { createNodeMetrics } from './node-metrics.ts';
import type { Operations } from './operations.ts';
import type { OperationsSettings } from './operations-settings.ts';
import { createOperatorsServer } from './operators-server.ts';
import { createProcessStatus } from './process-status.ts';
import { createRequestMetrics } from './request-metrics.ts';
import { describeServedState, hasDocuments, type ServedState } from './served-state.ts';
import { createWebVitalsMetrics } from './web-vitals-metrics.ts';

const MINUTE = 60_000;

/** Metrics of a node and its operators' port, with or without traces. */
export function createMeasuredOperations(
  { release, nodeAddresses, webVitals = false }: Pick<OperationsSettings, 'release' | 'nodeAddresses' | 'webVitals'>,
  tracer: Tracer | null,
): Operations {
  const registry = new Registry();
  const now = () => performance.now();
  const observer = createRequestMetrics(registry, now);
  const failures = new Counter({
    name: 'vitrine_failures_total',
    help: 'Reported failures by kind: parts of pages, calls, requests, refused sessions, errors in browsers, traces.',
    labelNames: ['kind'],
    registers: [registry],
  });
  const securityEvents = new Counter({
    name: 'vitrine_security_events_total',
    help: 'Requests that may belong to an attack, by kind and detail: beyond a limit, refused calls, wrong tokens, links and notices.',
    labelNames: ['kind', 'detail'],
    registers: [registry],
  });
  const traced = tracer ? { tracer } : {};
  const closing: (() => void)[] = [];

  return {
    requests: { observer, ...traced },
    calls: { observer: createCallMetrics(registry, now, tracer) },
    tracer: traced,
    log: tracer ? { mixin: () => tracer.currentIds() } : {},
    receiveWebVitals: webVitals ? createWebVitalsMetrics(registry, tracer) : null,
    countSecurityEvent: (kind, detail) => securityEvents.inc({ kind, detail }),
    countFailures: (reporter) => withFailureCount(failures, reporter),
    open: (state) => {
      const traces = watchTraceFailures(failures, tracer, state);
      const process = createProcessStatus({
        release,
        startedAt: state.clock(),
        stopping: state.stopping,
        countOpenRequests: observer.countOpenRequests,
      });
      closing.push(process.close);
      const missing = () => listWhatIsMissing(state);
      createNodeMetrics(registry, state, { release, ready: () => missing().length === 0 });
      const status = () => ({ ...process.read(), traces: traces(), ...describeServedState(state) });
      const server = createOperatorsServer({
        missing,
        notes: () => listNotes(state),
        metrics: async () => ({ type: registry.contentType, text: await registry.metrics() }),
        status,
        customerData: createCustomerDataHandler(
          state.customerData,
          (site) => state.catalogue().byKey(site) !== undefined,
        ),
        access: state.access,
        nodeAddresses,
        failed: state.failed,
      });
      return { server, status, hasDocuments: () => hasDocuments(state) };
    },
    async close() {
      for (const close of closing) close();
      registry.clear();
      await tracer?.close();
    },
  };
}

function listWhatIsMissing(state: Pick<ServedState, 'store' | 'catalogue' | 'stopping'>): string[] {
  return [
    ...(state.stopping.aborted
      ? ['stopping: requests under way are completed, and new ones belong to another node']
      : []),
    ...(hasDocuments(state) ? [] : ['documents: neither the CMS nor the stored copies have a site that can be served']),
  ];
}

/** A refused release doesn't take the node out of service: all nodes may refuse it. */
function listNotes({ store }: Pick<ServedState, 'store'>): string[] {
  const { release, refusedRelease } = store.status();
  if (!refusedRelease) return [];
  const { hash, entry, errors } = refusedRelease;
  const serves = release ? `this node serves ${release.hash} (entry ${release.entry})` : 'none is served';
  return [`release ${hash} (entry ${entry}) is refused for ${errors.length} errors: ${serves}`];
}

/** Logs at most once a minute that spans are lost. Returns the part of the status about traces; null without them. */
function watchTraceFailures(
  failures: Counter<'kind'>,
  tracer: Pick<Tracer, 'onSendFailure'> | null,
  { clock, log }: Pick<ServedState, 'clock' | 'log'>,
) {
  let count = 0;
  let lastFailureAt: number | null = null;
  let loggedAt = Number.NEGATIVE_INFINITY;
  tracer?.onSendFailure((error) => {
    count += 1;
    lastFailureAt = clock();
    failures.inc({ kind: 'traces' });
    if (lastFailureAt - loggedAt < MINUTE) return;
    loggedAt = lastFailureAt;
    log.warn({ err: error, count }, 'traces could not be sent');
  });
  return () => (tracer ? { failures: count, lastFailureAt } : null);
}

function withFailureCount(failures: Counter<'kind'>, reporter: ErrorReporter): ErrorReporter {
  return {
    part(report) {
      failures.inc({ kind: report.kind });
      reporter.part(report);
    },
    request(error, target) {
      failures.inc({ kind: 'request' });
      reporter.request(error, target);
    },
    browser(report) {
      failures.inc({ kind: report.kind });
      reporter.browser(report);
    },
    refusedSession(refused) {
      failures.inc({ kind: 'session' }, refused.count);
      reporter.refusedSession(refused);
    },
  };
}
