import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type { SiteView } from '../page/site-view.ts';

/** Path of a route; throws for unknown routes and missing parameters. */
export type BuildHref = (
  routeId: string,
  params?: Readonly<Record<string, string>>,
  query?: Readonly<Record<string, string>>,
) => string;

/** Read-only context of all blocks of a page. */
export interface BlockContextValue {
  readonly site: SiteView;
  readonly capabilities: ReadonlySet<string>;
  readonly href: BuildHref;
  /** Renders a static fragment to cached HTML; missing where fragments are rendered in place. */
  readonly still?: RenderStaticHtml;
}

export type RenderStaticHtml = (name: string, content: ReactNode) => string;

export const BlockContext = createContext<BlockContextValue | null>(null);

function useBlockContext(): BlockContextValue {
  const value = useContext(BlockContext);
  if (!value) throw new Error('a block was rendered outside a page');
  return value;
}

export function useSite(): SiteView {
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

export function useHref(): BuildHref {
  return useBlockContext().href;
}

/** Wraps server-made HTML as trusted, because browsers may refuse plain strings (Trusted Types). */
export const TrustedHtmlContext = createContext<(html: string) => string>((html) => html);

/** Stable value for `dangerouslySetInnerHTML` while the text stays the same. */
export function useServerHtml(html: string): { readonly __html: string } {
  const trust = useContext(TrustedHtmlContext);
  return useMemo(() => ({ __html: trust(html) }), [trust, html]);
}
