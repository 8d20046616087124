import type { SiteView } from '../page/site-view.ts';
import type { ResolvedParams } from '../routing/param-resolver.ts';
import type { Visitor } from '../visitor/visitor.ts';
import type { PageHeadData } from './page-head-data.ts';

/**
 * What a block's loader may ask of the page it runs for. `params` holds the path parameters as the visitor wrote them,
 * `named` what their resolvers found; `now` is in epoch milliseconds. `services` is what the composition root hands in.
 */
export interface BlockLoadContext<Props, Services> {
  readonly props: Props;
  readonly routeId: string;
  readonly params: Readonly<Record<string, string>>;
  readonly named: ResolvedParams;
  readonly query: URLSearchParams;
  readonly site: SiteView;
  readonly visitor: Visitor;
  readonly now: number;
  readonly services: Services;
  readonly signal: AbortSignal;
}

/** A loader's answer. `expires` is the moment, in epoch milliseconds, from which it must be asked again. */
export interface LoadedBlockData<Data> {
  readonly data: Data;
  readonly expires?: number;
  /** What the data says of the whole page. */
  readonly head?: PageHeadData;
}

export type LoadBlockData<Props, Data, Services> = (
  context: BlockLoadContext<Props, Services>,
) => Promise<LoadedBlockData<Data>>;
