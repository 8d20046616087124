export type SpanAttributes = Readonly<Record<string, string | number | boolean>>;

/** A span under way. */
export interface ActiveSpan {
  setAttributes(attributes: SpanAttributes): void;
}

/** Makes spans of traces. Code without a tracer runs its work directly. */
export interface Tracer {
  /** Runs work in a span that continues the trace of an incoming request. */
  traceRequest<T>(
    readHeader: (name: string) => string | null,
    name: string,
    work: (span: ActiveSpan) => Promise<T>,
  ): Promise<T>;
  /** Runs work in a span below the current one. `headers` get the trace context of outgoing requests. */
  traceCall<T>(
    name: string,
    attributes: SpanAttributes,
    headers: Record<string, string>,
    work: () => Promise<T>,
  ): Promise<T>;
  /** Runs work in a span below the current one. */
  trace<T>(name: string, attributes: SpanAttributes, work: () => Promise<T>): Promise<T>;
  /** The same for work without waiting. */
  traceSync<T>(name: string, attributes: SpanAttributes, work: () => T): T;
  /** Ids of the current span, for log lines. */
  currentIds(): Readonly<Record<string, string>>;
  /** Receives each failure to send spans. They are lost. */
  onSendFailure(listener: (error: unknown) => void): void;
  /** Sends what has not been sent. */
  close(): Promise<void>;
}
