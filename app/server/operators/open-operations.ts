import type { Operations } from './operations.ts';
import type { OperationsSettings } from './operations-settings.ts';
import { describeServedState, hasDocuments } from './served-state.ts';

/** Nothing is measured. */
const WITHOUT_OPERATIONS: Operations = {
  requests: {},
  calls: {},
  tracer: {},
  log: {},
  receiveWebVitals: null,
  countSecurityEvent: null,
  countFailures: (reporter) => reporter,
  open: (state) => ({
    server: null,
    status: () => describeServedState(state),
    hasDocuments: () => hasDocuments(state),
  }),
  close: async () => undefined,
};

/** Opens metrics, and traces where they are configured. */
export async function openOperations(settings: OperationsSettings | undefined): Promise<Operations> {
  if (!settings) return WITHOUT_OPERATIONS;
  const { createMeasuredOperations } = await import('./measured-operations.ts');
  const tracer = settings.tracing
    ? (await import('./open-tracer.ts')).openTracer(settings.tracing, settings.release)
    : null;
  return createMeasuredOperations(settings, tracer);
}
