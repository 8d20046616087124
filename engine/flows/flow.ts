/** A running machine, as far as the engine knows it. A snapshot never changes; a new one comes with each step. */
export interface FlowActor<Snapshot = unknown, Event = never> {
  getSnapshot(): Snapshot;
  subscribe(listener: () => void): { unsubscribe(): void };
  send(event: Event): void;
  stop(): void;
}

/** How long a flow lives: as long as the document, or until the next page. */
export type FlowScope = 'app' | 'page';

/**
 * Names a flow and carries the types of its machine, so that a block that needs it does not load it. The composition
 * root knows where the machine is.
 */
export interface FlowRef<Snapshot, Event> {
  readonly id: string;
  readonly scope: FlowScope;
  readonly types?: { readonly snapshot: Snapshot; readonly event: Event };
}

/** Loads the code of a flow, and starts it. */
export type FlowLoader = () => Promise<() => FlowActor<unknown, never>>;

/** The flows of a page: each is loaded when something needs it, and started once in its scope. */
export interface Flows {
  start<Snapshot, Event>(ref: FlowRef<Snapshot, Event>): Promise<FlowActor<Snapshot, Event>>;
  /** The running actor, or null. */
  current<Snapshot, Event>(ref: FlowRef<Snapshot, Event>): FlowActor<Snapshot, Event> | null;
  /** Calls back when a flow was started or stopped. */
  subscribe(listener: () => void): () => void;
  /** Ends the flows of the page. */
  endPage(): void;
}
