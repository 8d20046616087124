import type { AnyMachineSnapshot } from 'xstate';
import type { FlowLoader, FlowRef } from '#engine/flows/flow.ts';
import type { FlowLoaderDependencies } from './flow-context.ts';

/** The form that the machine of `parent` invokes under `id`. */
export function createChildFormFlowLoader<Snapshot extends AnyMachineSnapshot, Event, Input>(
  parent: FlowRef<Snapshot, Event, Input>,
  id: string,
) {
  return ({ flows }: Pick<FlowLoaderDependencies, 'flows'>): FlowLoader =>
    async () => {
      const [{ createChildFormHandle }, actor] = await Promise.all([
        import('#machines/_kit/child/child-form.ts'),
        flows().whenStarted(parent),
      ]);
      return () => createChildFormHandle(actor, id);
    };
}
