import type { AnyFlowLoader, FlowActor, FlowInputArguments, FlowRef, FlowRunner, FlowScope } from './flow.ts';
import { createFlowMountElements } from './mount-places.ts';

type AnyActor = FlowActor<unknown, never>;

interface Running {
  readonly scope: FlowScope;
  readonly started: Promise<AnyActor>;
  actor: AnyActor | null;
}

/** Finds a flow by its id. */
export type FindFlowLoader = (id: string) => AnyFlowLoader | undefined;

/** @throws RangeError on start, when there is no such flow. */
export function createFlowRunner(registry: Readonly<Record<string, AnyFlowLoader>> | FindFlowLoader): FlowRunner {
  const find: FindFlowLoader =
    typeof registry === 'function' ? registry : (id) => (Object.hasOwn(registry, id) ? registry[id] : undefined);
  const running = new Map<string, Running>();
  const awaited = new Map<string, PromiseWithResolvers<AnyActor>>();
  const listeners = new Set<() => void>();
  const notifyListeners = () => {
    for (const listener of listeners) listener();
  };

  function begin(id: string, scope: FlowScope, input: unknown): Running {
    const load = find(id);
    if (!load) throw new RangeError(`there is no flow ${id}`);
    const entry: Running = { scope, actor: null, started: load().then((start) => started(start)) };
    const started = (start: (input: never) => AnyActor) => {
      // `FlowRunner.start` has checked the input against the flow's declaration.
      const actor = start(input as never);
      // The page may have ended while the code was loading.
      if (running.get(id) !== entry) actor.stop();
      entry.actor = actor;
      notifyListeners();
      return actor;
    };
    running.set(id, entry);
    awaited.get(id)?.resolve(entry.started);
    awaited.delete(id);
    // After a failed load, the next start loads the code again.
    entry.started.catch(() => running.get(id) === entry && running.delete(id));
    return entry;
  }

  function whenStarted(id: string): Promise<AnyActor> {
    const entry = running.get(id);
    if (entry) return entry.started;
    const waiting = awaited.get(id) ?? Promise.withResolvers<AnyActor>();
    awaited.set(id, waiting);
    return waiting.promise;
  }

  return {
    places: createFlowMountElements(),
    async start<Snapshot, Event, Input>(
      { id, scope }: FlowRef<Snapshot, Event, Input>,
      ...[input]: FlowInputArguments<Input> | []
    ) {
      const { started } = running.get(id) ?? begin(id, scope, input);
      return (await started) as FlowActor<Snapshot, Event>;
    },
    whenStarted<Snapshot, Event, Input>({ id }: FlowRef<Snapshot, Event, Input>) {
      return whenStarted(id) as Promise<FlowActor<Snapshot, Event>>;
    },
    isStarted: ({ id }) => running.has(id),
    current<Snapshot, Event, Input>({ id }: FlowRef<Snapshot, Event, Input>) {
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
      notifyListeners();
    },
  };
}
