import type { FlowMountElements } from './mount-places.ts';

/** A running machine, as the engine sees it. Snapshots are immutable; each step creates a new one. */
export interface FlowActor<Snapshot = unknown, Event = never> {
  getSnapshot(): Snapshot;
  subscribe(listener: () => void): { unsubscribe(): void };
  send(event: Event): void;
  stop(): void;
}

/** Lifetime of a flow: the document (`app`) or the current page. */
export type FlowScope = 'app' | 'page';

/**
 * Identifies a flow and carries the types of its machine, so that a block can use it without loading it. The composition
 * root provides the machine. `Input` is what a block must pass to start the flow; `void` for nothing.
 */
export interface FlowRef<Snapshot, Event, Input = void> {
  readonly id: string;
  readonly scope: FlowScope;
  readonly types?: { readonly snapshot: Snapshot; readonly event: Event; readonly input: Input };
}

/** The input of a flow. */
export type FlowInputOf<Ref> = Ref extends FlowRef<unknown, unknown, infer Input> ? Input : never;

/** The arguments that start a flow: one where it declares an input, else none. */
export type FlowInputArguments<Input> = unknown extends Input ? [] : [Input] extends [void] ? [] : [input: Input];

/** Loads the code of a flow, and starts it. */
export type FlowLoader<Input = void> = () => Promise<(input: Input) => FlowActor<unknown, never>>;

/** A loader in a registry without its input type, which `FlowRunner.start` checks. */
export type AnyFlowLoader = FlowLoader<never>;

/** Flows of a page, loaded on demand and started once per scope. */
export interface FlowRunner {
  /**
   * Starts a flow, or returns the running one, which ignores a different input: it takes effect in the next scope, such as
   * on the next page.
   */
  start<Snapshot, Event, Input>(
    ref: FlowRef<Snapshot, Event, Input>,
    ...input: FlowInputArguments<Input>
  ): Promise<FlowActor<Snapshot, Event>>;
  /** Waits until another caller starts a flow, for callers that don't have its input. */
  whenStarted<Snapshot, Event, Input>(ref: FlowRef<Snapshot, Event, Input>): Promise<FlowActor<Snapshot, Event>>;
  /** Whether a flow was started and has not ended; its code may still be loading. */
  isStarted(ref: Pick<FlowRef<unknown, never>, 'id'>): boolean;
  /** The running actor, or null. */
  current<Snapshot, Event, Input>(ref: FlowRef<Snapshot, Event, Input>): FlowActor<Snapshot, Event> | null;
  /** Calls back when a flow was started or stopped. */
  subscribe(listener: () => void): () => void;
  /** Ends all flows with page scope. */
  endPage(): void;
  /** Elements in which flows can mount content. */
  readonly places: FlowMountElements;
}
