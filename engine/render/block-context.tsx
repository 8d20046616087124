import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type { MessageSource } from '../messages/message-source.ts';
import type { SiteDataForBlocks } from '../page/site-view.ts';

/** Path of a route; throws for unknown routes and missing parameters. */
export type BuildRouteHref = (
  routeId: string,
  params?: Readonly<Record<string, string>>,
  query?: Readonly<Record<string, string>>,
) => string;

/** Read-only context of all blocks of a page. */
export interface BlockContextValue {
  readonly site: SiteDataForBlocks;
  readonly capabilities: ReadonlySet<string>;
  readonly href: BuildRouteHref;
  readonly messages: MessageSource;
  /** Renders a fragment to cached HTML; missing where fragments are rendered in place. */
  readonly renderFragment?: RenderCachedFragment;
}

/** HTML of a fragment that depends on the block's props, and on `value` where there is one. */
export type RenderCachedFragment = (name: string, render: () => ReactNode, value?: object) => string;

export const BlockContext = createContext<BlockContextValue | null>(null);

export function useBlockContext(): BlockContextValue {
  const value = useContext(BlockContext);
  if (!value) throw new Error('a block was rendered outside a page');
  return value;
}

export function useSite(): SiteDataForBlocks {
  return useBlockContext().site;
}

/**
 * Whether a capability is on for this visitor.
 *
 * @public
 */
export function useCapability(name: string): boolean {
  return useBlockContext().capabilities.has(name);
}

export function useRouteHrefBuilder(): BuildRouteHref {
  return useBlockContext().href;
}

/** Wraps server-made HTML as trusted, because browsers may refuse plain strings (Trusted Types). */
export const MarkHtmlAsTrustedContext = createContext<(html: string) => string>((html) => html);

/** Stable value for `dangerouslySetInnerHTML` while the text stays the same. */
export function useTrustedHtml(html: string): { readonly __html: string } {
  const trust = useContext(MarkHtmlAsTrustedContext);
  return useMemo(() => ({ __html: trust(html) }), [trust, html]);
}
