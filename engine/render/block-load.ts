import type { MessageSource } from '../messages/message-source.ts';
import type { SiteDataForBlocks } from '../page/site-view.ts';
import type { ResolvedParams } from '../routing/param-resolver.ts';
import type { Visitor } from '../visitor/visitor.ts';
import type { PageHeadData } from './page-head-data.ts';

/**
 * Context of a block loader. `params` are the raw path parameters, `named` the resolved ones; `now` is in epoch
 * milliseconds; `services` comes from the app.
 */
export interface BlockLoadContext<Props, Services> {
  readonly props: Props;
  readonly routeId: string;
  readonly params: Readonly<Record<string, string>>;
  readonly named: ResolvedParams;
  readonly query: URLSearchParams;
  readonly site: SiteDataForBlocks;
  /** Messages of the page, for data that holds formatted text. */
  readonly messages: MessageSource;
  readonly visitor: Visitor;
  readonly now: number;
  readonly services: Services;
  readonly signal: AbortSignal;
}

/** Result of a loader. Moments are in epoch milliseconds. */
export interface LoadedBlockData<Data> {
  readonly data: Data;
  /** When the data becomes wrong, as when a draw closes: it is not shown any longer. */
  readonly expires?: number;
  /** When to load again, because an answer may have changed. Until then, and while that lasts, the data may be shown. */
  readonly reloadAt?: number;
  /** Data for the head of the page. */
  readonly head?: PageHeadData;
}

export type LoadBlockData<Props, Data, Services> = (
  context: BlockLoadContext<Props, Services>,
) => Promise<LoadedBlockData<Data>>;
