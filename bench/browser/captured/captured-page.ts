import type { MessageFileContent } from '#engine/messages/message-source.ts';
import type { SiteDataForBlocks } from '#engine/page/site-view.ts';

/** A block of a captured page with everything that it is rendered from. The type `main` is the outlet of the layout. */
export interface CapturedPageBlock {
  readonly id: string;
  readonly type: string;
  readonly interactive: boolean;
  readonly props: unknown;
  readonly data: unknown;
  readonly slots: Readonly<Record<string, readonly CapturedPageBlock[]>>;
}

export interface CapturedPageData {
  readonly name: string;
  readonly title: string;
  readonly nodes: readonly CapturedPageBlock[];
  readonly site: SiteDataForBlocks;
  readonly messages: MessageFileContent;
  readonly capabilities: readonly string[];
  /** Path patterns by route id. */
  readonly routes: Readonly<Record<string, string>>;
}
