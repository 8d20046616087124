import type { FlowActor } from '#engine/flows/flow.ts';

/** Stands for a flow that nobody may begin: what is sent to it is gone, and there is nothing to show of it. */
export const inertFlowActor: FlowActor<never, unknown> = {
  getSnapshot() {
    throw new Error('a flow was asked for its state that does not begin here; show nothing of it');
  },
  subscribe: () => ({ unsubscribe() {} }),
  send() {},
  stop() {},
};
