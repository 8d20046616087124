import type { SiteView } from '#engine/page/site-view.ts';

/** A block of a page of the shop, with all that it is rendered from. `main` is the place of the page in its layout. */
export interface CapturedNode {
  readonly id: string;
  readonly type: string;
  readonly interactive: boolean;
  readonly props: unknown;
  readonly data: unknown;
  readonly slots: Readonly<Record<string, readonly CapturedNode[]>>;
}

export interface CapturedPage {
  readonly name: string;
  readonly title: string;
  readonly nodes: readonly CapturedNode[];
  readonly site: SiteView;
  readonly capabilities: readonly string[];
  /** Path patterns by route. */
  readonly routes: Readonly<Record<string, string>>;
}
