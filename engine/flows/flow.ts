/** A running machine as the engine sees it. Snapshots are immutable. */
export interface FlowActor<Snapshot = unknown, Event = never> {
  getSnapshot(): Snapshot;
  subscribe(listener: () => void): { unsubscribe(): void };
  send(event: Event): void;
  stop(): void;
}

/** Lifetime of a flow: the document (`app`) or the current page. */
export type FlowScope = 'app' | 'page';

/** Id and types of a flow, so that blocks need not import its machine. */
export interface FlowRef<Snapshot, Event> {
  readonly id: string;
  readonly scope: FlowScope;
  readonly types?: { readonly snapshot: Snapshot; readonly event: Event };
}

/** Loads the code of a flow, and starts it. */
export type FlowLoader = () => Promise<() => FlowActor<unknown, never>>;

/** Flows of a page, loaded on demand and started once per scope. */
export interface Flows {
  start<Snapshot, Event>(ref: FlowRef<Snapshot, Event>): Promise<FlowActor<Snapshot, Event>>;
  current<Snapshot, Event>(ref: FlowRef<Snapshot, Event>): FlowActor<Snapshot, Event> | null;
  /** Called when a flow starts or stops. */
  subscribe(listener: () => void): () => void;
  /** Ends all flows with page scope. */
  endPage(): void;
}
