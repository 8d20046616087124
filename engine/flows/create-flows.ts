import type { FlowActor, FlowLoader, FlowRef, FlowScope, Flows } from './flow.ts';

interface Running {
  readonly scope: FlowScope;
  readonly started: Promise<FlowActor<unknown, never>>;
  actor: FlowActor<unknown, never> | null;
}

/** Finds a flow by its id. */
export type FindFlowLoader = (id: string) => FlowLoader | undefined;

/** @throws RangeError on start of an unknown flow. */
export function createFlows(registry: Readonly<Record<string, FlowLoader>> | FindFlowLoader): Flows {
  const find: FindFlowLoader =
    typeof registry === 'function' ? registry : (id) => (Object.hasOwn(registry, id) ? registry[id] : undefined);
  const running = new Map<string, Running>();
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };

  function begin(id: string, scope: FlowScope): Running {
    const load = find(id);
    if (!load) throw new RangeError(`there is no flow ${id}`);
    const entry: Running = { scope, actor: null, started: load().then((start) => started(start)) };
    const started = (start: () => FlowActor<unknown, never>) => {
      const actor = start();
      // The page may have ended while the code was loading.
      if (running.get(id) !== entry) actor.stop();
      entry.actor = actor;
      tell();
      return actor;
    };
    running.set(id, entry);
    // A failed load is repeated with the next start.
    entry.started.catch(() => running.get(id) === entry && running.delete(id));
    return entry;
  }

  return {
    async start<Snapshot, Event>({ id, scope }: FlowRef<Snapshot, Event>) {
      const { started } = running.get(id) ?? begin(id, scope);
      return (await started) as FlowActor<Snapshot, Event>;
    },
    current<Snapshot, Event>({ id }: FlowRef<Snapshot, Event>) {
      return (running.get(id)?.actor ?? null) as FlowActor<Snapshot, Event> | null;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    endPage() {
      for (const [id, { scope, actor }] of running) {
        if (scope !== 'page') continue;
        running.delete(id);
        actor?.stop();
      }
      tell();
    },
  };
}
