import type { Server } from 'node:http';
import type { LoggerOptions } from 'pino';
import type { ApiCallObserver } from '#engine/api/api-client.server.ts';
import type { RequestTelemetry } from '#engine/server/observe-requests.ts';
import type { Tracer } from '#engine/telemetry/tracer.ts';
import type { ErrorReporter } from '../error-reports.ts';
import type { CountSecurityEvent } from '../security-events.ts';
import type { ServedState } from './served-state.ts';
import type { ReceiveWebVitals } from './web-vitals-metrics.ts';

/** Operators' port of a node that serves something. */
export interface OpenOperations {
  /** Null without `operations` in the settings. */
  readonly server: Server | null;
  readonly status: () => object;
  readonly hasDocuments: () => boolean;
}

/** Measures a node for its operators. */
export interface Operations {
  readonly requests: Pick<RequestTelemetry, 'observer' | 'tracer'>;
  readonly calls: { readonly observer?: ApiCallObserver };
  readonly tracer: { readonly tracer?: Tracer };
  readonly log: Pick<LoggerOptions, 'mixin'>;
  /** Null where pages don't measure their speed in browsers. */
  readonly receiveWebVitals: ReceiveWebVitals | null;
  /** Counts requests that may belong to an attack; null where nothing is measured. */
  readonly countSecurityEvent: CountSecurityEvent | null;
  /** Counts reported failures by kind. */
  countFailures(reporter: ErrorReporter): ErrorReporter;
  /** The server of the operators' port, and the whole status of this node. */
  open(state: ServedState): OpenOperations;
  close(): Promise<void>;
}
