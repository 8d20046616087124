import type { AnyMachineSnapshot } from 'xstate';
import type { FlowActor } from '#engine/flows/flow.ts';
import type { DepositSnapshot } from './deposit.flow.ts';
import type { DepositEvent } from './deposit.types.ts';
import { type DepositView, depositView } from './deposit.view.ts';

/** The deposit that a larger flow makes at the moment; null while it makes none. */
export type ChildDepositSnapshot = DepositSnapshot | null;

export function childDepositView(snapshot: ChildDepositSnapshot): DepositView | null {
  return snapshot && depositView(snapshot);
}

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

/** A deposit that another machine invokes under `id`, as a flow of its own. */
export function childDeposit(parent: ParentFlow, id: string): FlowActor<ChildDepositSnapshot, DepositEvent> {
  return childFlow<DepositSnapshot, DepositEvent>(parent, id);
}

/** The machine that another invokes under `id`, as a flow of its own; its snapshot is null while there is none. */
export function childFlow<Snapshot, Event>(parent: ParentFlow, id: string): FlowActor<Snapshot | null, Event> {
  const child = (): Followed | undefined => parent.getSnapshot()?.children[id];
  return {
    // The machine of the parent says what it invokes under the id.
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
