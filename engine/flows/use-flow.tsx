import {
  createContext,
  type ReactNode,
  type RefCallback,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { createFlowRunner } from './create-flows.ts';
import type { FlowInputArguments, FlowRef, FlowRunner } from './flow.ts';

const FlowContext = createContext<FlowRunner>(createFlowRunner({}));

export function FlowProvider({ flows, children }: { readonly flows: FlowRunner; readonly children: ReactNode }) {
  return <FlowContext value={flows}>{children}</FlowContext>;
}

/** Milliseconds that an event waits for the code of its machine. */
const PATIENCE = 15_000;

/** Whether a flow has been started. */
export function useIsFlowRunning(id: string): boolean {
  const flows = useContext(FlowContext);
  const isRunning = () => flows.current({ id, scope: 'app' }) !== null;
  return useSyncExternalStore(flows.subscribe, isRunning, () => false);
}

/** State of a flow for a component. `view` is null on the server and until the machine runs. */
export interface UseFlowResult<View, Event> {
  readonly view: View | null;
  /** Whether the machine's code failed to load when an event was sent; the event is lost and may be sent again. */
  readonly isMissing: boolean;
  /** Sends an event, which waits until the machine runs. */
  readonly send: (event: Event) => void;
}

/**
 * Connects a component to a flow, and starts it after hydration. `select` maps a snapshot to what the component renders;
 * it must be a stable function. Without `isNeeded`, the machine is not loaded until an event is sent. `input` is the
 * input that the flow declares; a running flow ignores it.
 */
export function useFlow<Snapshot, Event, View, Input = void>(
  ref: FlowRef<Snapshot, Event, Input>,
  select: (snapshot: Snapshot) => View,
  isNeeded: boolean = true,
  ...input: FlowInputArguments<Input>
): UseFlowResult<View, Event> {
  const flows = useContext(FlowContext);
  const latestInput = useRef(input);
  useEffect(() => {
    latestInput.current = input;
  });

  const subscribe = useCallback(
    (listener: () => void) => {
      let leave = flows.current(ref)?.subscribe(listener);
      const unwatch = flows.subscribe(() => {
        leave?.unsubscribe();
        leave = flows.current(ref)?.subscribe(listener);
        listener();
      });
      return () => {
        unwatch();
        leave?.unsubscribe();
      };
    },
    [flows, ref],
  );
  const snapshot = useSyncExternalStore(
    subscribe,
    () => flows.current(ref)?.getSnapshot() ?? null,
    () => null,
  );

  useEffect(() => {
    if (isNeeded) flows.start(ref, ...latestInput.current).catch(reportLater);
  }, [flows, ref, isNeeded]);

  const [isMissing, setMissing] = useState(false);
  const send = useCallback(
    (event: Event) => {
      const actor = flows.current(ref);
      setMissing(false);
      if (actor) {
        actor.send(event);
        return;
      }
      within(PATIENCE, flows.start(ref, ...latestInput.current)).then(
        (started) => started.send(event),
        (error) => {
          setMissing(true);
          reportLater(error);
        },
      );
    },
    [flows, ref],
  );
  const view = useMemo(() => (snapshot === null ? null : select(snapshot)), [snapshot, select]);
  return useMemo(() => ({ view, isMissing, send }), [view, isMissing, send]);
}

/** A ref for a named element in which flows can mount content. */
export function useFlowMountElement(name: string): RefCallback<HTMLElement> {
  const { places } = useContext(FlowContext);
  return useCallback((element) => (element ? places.add(name, element) : undefined), [places, name]);
}

/** Rejects after a timeout and then ignores a late result. */
function within<Value>(milliseconds: number, promise: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('the code of a flow did not come in time')), milliseconds);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** Reports a failed load through the page's error handler instead of failing the block. */
function reportLater(error: unknown): void {
  reportError(error);
}
