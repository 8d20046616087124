import type { FlowMountElements } from './mount-places.ts';

/** A running machine, as far as the engine knows it. A snapshot never changes; a new one comes with each step. */
export interface FlowActor<Snapshot = unknown, Event = never> {
  getSnapshot(): Snapshot;
  subscribe(listener: () => void): { unsubscribe(): void };
  send(event: Event): void;
  stop(): void;
}

/** Lifetime of a flow: the document (`app`) or the current page. */
export type FlowScope = 'app' | 'page';

/**
 * Names a flow and carries the types of its machine, so that a block that needs it does not load it. The composition
 * root knows where the machine is. `Input` is what a block has to give when it starts the flow; `void` is nothing.
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

/** A loader in a registry, which does not tell inputs apart: `Flows.start` does. */
export type AnyFlowLoader = FlowLoader<never>;

/** Flows of a page, loaded on demand and started once per scope. */
export interface FlowRunner {
  /**
   * Starts a flow, or returns the running one, which keeps the input that it was started with: a different input takes
   * effect in the next scope, such as on the next page.
   */
  start<Snapshot, Event, Input>(
    ref: FlowRef<Snapshot, Event, Input>,
    ...input: FlowInputArguments<Input>
  ): Promise<FlowActor<Snapshot, Event>>;
  /** Waits until something else starts a flow, for those that need it and don't have its input. */
  whenStarted<Snapshot, Event, Input>(ref: FlowRef<Snapshot, Event, Input>): Promise<FlowActor<Snapshot, Event>>;
  /** Whether a flow was started and has not ended; its code may still be on its way. */
  isStarted(ref: Pick<FlowRef<unknown, never>, 'id'>): boolean;
  /** The running actor, or null. */
  current<Snapshot, Event, Input>(ref: FlowRef<Snapshot, Event, Input>): FlowActor<Snapshot, Event> | null;
  /** Calls back when a flow was started or stopped. */
  subscribe(listener: () => void): () => void;
  /** Ends all flows with page scope. */
  endPage(): void;
  /** The elements that blocks leave to flows. */
  readonly places: FlowMountElements;
}
