import type { ContentChange } from './content-source.ts';

export type DeliverContentChange = (change: ContentChange) => void;

/** How a node passes on what it has read from the CMS, and gets what other nodes have read. */
export interface ContentChangeExchange {
  /** Reads the CMS in turn with other nodes, and delivers the change on all of them. */
  read(poll: () => Promise<ContentChange>, deliver: DeliverContentChange): Promise<void>;
  /** Called before everything is read: older changes of other nodes are in it. */
  loading(): void;
  /** Delivers the changes that any node has read, until the returned function is called. `poll` reads the CMS at once. */
  follow(deliver: DeliverContentChange, poll: () => void): () => void;
}

/** A node without others: delivers what it has read. */
export const NO_EXCHANGE_OF_CHANGES: ContentChangeExchange = {
  read: async (poll, deliver) => deliver(await poll()),
  loading: () => {},
  follow: () => () => {},
};
