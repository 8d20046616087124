import { randomBytes } from 'node:crypto';
import {
  type Context,
  context,
  createContextKey,
  INVALID_SPAN_CONTEXT,
  propagation,
  ROOT_CONTEXT,
  type Span,
  type SpanContext,
  SpanKind,
  SpanStatusCode,
  TraceFlags,
  trace,
} from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { ExportResultCode, W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  type Sampler,
  SamplingDecision,
  type SpanExporter,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { SpanAttributes, Tracer } from '#engine/telemetry/tracer.ts';
import type { TracingSettings } from './operations-settings.ts';

/** Key in the context of a request that is to be sampled. */
const SAMPLED_REQUEST_KEY = createContextKey('sampled request');

const NON_RECORDING_SPAN = trace.wrapSpanContext(INVALID_SPAN_CONTEXT);

/** Opens a tracer with the SDK of OpenTelemetry. Only imported where traces are configured. */
export function openTracer({ url, ratio }: TracingSettings, release: string): Tracer {
  let sendFailed: (error: unknown) => void = () => undefined;
  const exporter = withFailureReport(new OTLPTraceExporter({ url }), (error) => sendFailed(error));
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'vitrine', 'service.version': release }),
    sampler: new ParentBasedSampler({ root: createRootSampler(ratio) }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  });
  const contexts = new AsyncLocalStorageContextManager().enable();
  context.setGlobalContextManager(contexts);
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  const tracer = provider.getTracer('vitrine', release);

  async function run<T>(span: Span, around: Context, work: () => Promise<T>): Promise<T> {
    try {
      return await context.with(trace.setSpan(around, span), work);
    } catch (error) {
      failSpan(span, error);
      throw error;
    } finally {
      span.end();
    }
  }
  const begin = (name: string, kind: SpanKind, attributes: SpanAttributes = {}, around: Context = context.active()) =>
    tracer.startSpan(name, { kind, attributes }, around);

  /** The parts of an unsampled request are not recorded either. Most requests are unsampled. */
  const isUnsampled = () => trace.getActiveSpan()?.isRecording() === false;

  return {
    traceRequest(readHeader, name, work) {
      const parent = readParent(readHeader);
      if (parent === ROOT_CONTEXT && Math.random() >= ratio) {
        const span = createUnsampledSpan();
        return context.with(trace.setSpan(parent, span), () => work(span));
      }
      const span = begin(name, SpanKind.SERVER, { release }, parent.setValue(SAMPLED_REQUEST_KEY, true));
      return run(span, parent, () => work(span));
    },
    traceCall(name, attributes, headers, work) {
      const around = context.active();
      if (isUnsampled()) {
        propagation.inject(around, headers);
        return work();
      }
      const span = begin(name, SpanKind.CLIENT, attributes, around);
      propagation.inject(trace.setSpan(around, span), headers);
      return run(span, around, work);
    },
    trace: (name, attributes, work) =>
      isUnsampled() ? work() : run(begin(name, SpanKind.INTERNAL, attributes), context.active(), work),
    traceSync(name, attributes, work) {
      if (isUnsampled()) return work();
      const span = begin(name, SpanKind.INTERNAL, attributes);
      try {
        return work();
      } catch (error) {
        failSpan(span, error);
        throw error;
      } finally {
        span.end();
      }
    },
    currentIds() {
      const current = trace.getActiveSpan()?.spanContext();
      return current ? { trace_id: current.traceId, span_id: current.spanId } : {};
    },
    onSendFailure(listener) {
      sendFailed = listener;
    },
    async close() {
      await provider.shutdown().catch(() => undefined);
      context.disable();
      propagation.disable();
    },
  };
}

/** The parent context from the headers of a request; the root context without a valid one. */
function readParent(readHeader: (name: string) => string | null): Context {
  const traceparent = readHeader('traceparent');
  if (traceparent === null) return ROOT_CONTEXT;
  return propagation.extract(ROOT_CONTEXT, { traceparent, tracestate: readHeader('tracestate') ?? '' });
}

/** Samples work outside requests. Requests were sampled before their span was made. */
function createRootSampler(ratio: number): Sampler {
  const byRatio = new TraceIdRatioBasedSampler(ratio);
  return {
    shouldSample: (around, traceId) =>
      around.getValue(SAMPLED_REQUEST_KEY) === true
        ? { decision: SamplingDecision.RECORD_AND_SAMPLED }
        : byRatio.shouldSample(around, traceId),
    toString: () => byRatio.toString(),
  };
}

/** The span of an unsampled request. Its ids are made when a log line or an API call needs them. */
function createUnsampledSpan(): Span {
  let ids: SpanContext | null = null;
  const spanContext = () => {
    ids ??= {
      traceId: randomBytes(16).toString('hex'),
      spanId: randomBytes(8).toString('hex'),
      traceFlags: TraceFlags.NONE,
    };
    return ids;
  };
  return Object.assign(Object.create(NON_RECORDING_SPAN), { spanContext });
}

function withFailureReport(exporter: SpanExporter, failed: (error: unknown) => void): SpanExporter {
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        if (result.code !== ExportResultCode.SUCCESS) failed(result.error);
        done(result);
      }),
    shutdown: () => exporter.shutdown(),
  };
}

/** An error message may contain customer data, so only the error type is recorded. */
function failSpan(span: Span, error: unknown): void {
  span.setAttribute('error.type', error instanceof Error ? error.name : typeof error);
  span.setStatus({ code: SpanStatusCode.ERROR });
}
