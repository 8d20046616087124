import type { FlowActor } from '#engine/flows/flow.ts';

/** Null object for a flow that may not start: ignores events and shows nothing. */
export const inertFlowActor: FlowActor<never, unknown> = {
  getSnapshot() {
    throw new Error('a flow was asked for its state that does not begin here; show nothing of it');
  },
  subscribe: () => ({ unsubscribe() {} }),
  send() {},
  stop() {},
};
