import type { AnyMachineSnapshot, SnapshotFrom } from 'xstate';
import type { FlowActor } from '#engine/flows/flow.ts';
import type { formMachine } from './form.machine.ts';
import type { FormEvent } from './form.types.ts';
import { type FormView, formView } from './form.view.ts';

type FormSnapshot = SnapshotFrom<typeof formMachine>;

/** The form that a larger flow shows at the moment; null while it shows none. */
export type ChildFormSnapshot = FormSnapshot | null;

export function childFormView(snapshot: ChildFormSnapshot): FormView | null {
  return snapshot && formView(snapshot);
}

interface Parent {
  getSnapshot(): AnyMachineSnapshot;
  subscribe(listener: () => void): { unsubscribe(): void };
  stop(): void;
}

/** A form that another machine invokes under `id`, as a flow of its own, so that a block reads and drives it. */
export function childForm(parent: Parent, id: string): FlowActor<ChildFormSnapshot, FormEvent> {
  const child = () => parent.getSnapshot().children[id];
  return {
    getSnapshot: () => child()?.getSnapshot() ?? null,
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
