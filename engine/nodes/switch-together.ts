import type { NodeNotices } from './node-notices.ts';
import type { SharedStore } from './shared-store.ts';
import type { TimedSwitch } from './timed-switch.ts';

export interface SwitchTogetherOptions {
  readonly store: Pick<SharedStore, 'ready' | 'isReachable'>;
  readonly notices: Pick<NodeNotices, 'on'>;
  readonly timed: Pick<TimedSwitch, 'at'>;
  readonly schedule: (task: () => void, milliseconds: number) => () => void;
}

/** Waits until all nodes are ready for an entry of the log, and applies it at the same moment as they do. */
export type SwitchTogether = (entryId: string, apply: () => void) => Promise<void>;

/** Milliseconds that a node waits for slower ones, before it lets all switch that are ready. */
const PATIENCE_WITH_OTHERS = 500;

/** Milliseconds after which a node switches by itself, because no decision has arrived. */
const PATIENCE_WITHOUT_DECISION = 900;

/** Number of remembered decisions, for entries that this node is late with. */
const REMEMBERED = 100;

export function createSwitchTogether({ store, notices, timed, schedule }: SwitchTogetherOptions): SwitchTogether {
  const moments = new Map<string, number>();
  const waiting = new Map<string, (moment: number) => void>();

  notices.on('switch', ({ entry, at }) => {
    const moment = Number(at);
    if (typeof entry !== 'string' || !Number.isFinite(moment)) return;
    moments.set(entry, moment);
    const [oldest] = moments.keys();
    if (moments.size > REMEMBERED && oldest !== undefined) moments.delete(oldest);
    waiting.get(entry)?.(moment);
  });

  function decision(entryId: string): Promise<number | null> {
    const known = moments.get(entryId);
    if (known !== undefined) return Promise.resolve(known);
    return new Promise((resolve) => {
      const end = (moment: number | null) => {
        cancelOverdue();
        cancelAlone();
        waiting.delete(entryId);
        resolve(moment);
      };
      const announce = (overdue: boolean) => store.ready(entryId, overdue).catch(() => end(null));
      const cancelOverdue = schedule(() => void announce(true), PATIENCE_WITH_OTHERS);
      const cancelAlone = schedule(() => end(null), PATIENCE_WITHOUT_DECISION);
      waiting.set(entryId, end);
      void announce(false);
    });
  }

  return async (entryId, apply) => {
    const moment = store.isReachable() ? await decision(entryId) : null;
    if (moment === null) apply();
    else await timed.at(moment, apply);
  };
}
