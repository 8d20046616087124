import type { ApiError } from '#engine/api/api-error.ts';
import type { FlowLoader, FlowRunner } from '#engine/flows/flow.ts';
import { unrecoverableErrorFlow } from '#machines/site/unrecoverable-error/unrecoverable-error.flow.ts';

export function createUnrecoverableErrorFlowLoader(): FlowLoader {
  return async () => {
    const [{ createActor }, { unrecoverableErrorMachine }] = await Promise.all([
      import('xstate'),
      import('#machines/site/unrecoverable-error/unrecoverable-error.machine.ts'),
    ]);
    return () => createActor(unrecoverableErrorMachine).start();
  };
}

/** Rejects when the screen fails to load. */
export async function showUnrecoverableErrorScreen(flows: FlowRunner, { status }: ApiError): Promise<void> {
  const actor = await flows.start(unrecoverableErrorFlow);
  actor.send({ type: 'CALL.FAILED', status });
}
