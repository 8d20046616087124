import type { AnyMachineSnapshot } from 'xstate';
import type { FlowActor } from '#engine/flows/flow.ts';

interface Followed {
  getSnapshot(): unknown;
  subscribe(listener: () => void): { unsubscribe(): void };
  send(event: unknown): void;
}

/** A flow whose machine invokes others. */
export interface ParentFlow {
  getSnapshot(): AnyMachineSnapshot | null;
  subscribe(listener: () => void): { unsubscribe(): void };
}

/** The machine that another invokes under `id`, as a flow of its own; its snapshot is null while there is none. */
export function createChildFlowHandle<Snapshot extends AnyMachineSnapshot, Event>(
  parent: ParentFlow,
  id: string,
): FlowActor<Snapshot | null, Event> {
  const child = (): Followed | undefined => parent.getSnapshot()?.children[id];
  return {
    // The parent's machine determines the type of this child.
    getSnapshot: () => (child()?.getSnapshot() ?? null) as Snapshot | null,
    subscribe(listener) {
      let followed = child();
      let following = followed?.subscribe(listener);
      const parents = parent.subscribe(() => {
        const now = child();
        if (now === followed) return;
        following?.unsubscribe();
        followed = now;
        following = now?.subscribe(listener);
        listener();
      });
      return {
        unsubscribe() {
          parents.unsubscribe();
          following?.unsubscribe();
        },
      };
    },
    send: (event) => child()?.send(event),
    stop: () => undefined,
  };
}
