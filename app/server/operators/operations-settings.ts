export interface TracingSettings {
  /** Where spans are sent by OTLP over HTTP, such as `http://collector:4318/v1/traces`. */
  readonly url: string;
  /** Fraction of traces, from 0 to 1, that begin here. A trace that the edge began follows the edge's decision. */
  readonly ratio: number;
}

/** Settings of the operators' port. Without them a server has no such port, no metrics and no traces. */
export interface OperationsSettings {
  readonly release: string;
  /** Origins of the operators' ports of all nodes. */
  readonly nodeAddresses: readonly string[];
  /** Null without traces: then the SDK of OpenTelemetry is not loaded. */
  readonly tracing: TracingSettings | null;
  /** Whether pages measure their speed in browsers of visitors who consent. */
  readonly webVitals?: boolean;
}
