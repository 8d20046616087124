import type { SiteView } from '#engine/page/site-view.ts';

/** A block of a captured page with everything that it is rendered from. The type `main` is the outlet of the layout. */
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
  /** Path patterns by route id. */
  readonly routes: Readonly<Record<string, string>>;
}
