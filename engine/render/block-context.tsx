import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type { SiteView } from '../page/site-view.ts';

/** Path of a route of this site; unknown routes and missing parameters throw. */
export type BuildHref = (
  routeId: string,
  params?: Readonly<Record<string, string>>,
  query?: Readonly<Record<string, string>>,
) => string;

/** Read-only surroundings of every block of a page. */
export interface BlockContextValue {
  readonly site: SiteView;
  readonly capabilities: ReadonlySet<string>;
  readonly href: BuildHref;
  /** HTML of a part that the data of its block leaves alone; left out where every part is rendered in its place. */
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

/** Lets HTML that the engine's own server has made into the page: a browser may refuse plain strings. */
export const TrustedHtmlContext = createContext<(html: string) => string>((html) => html);

/** What `dangerouslySetInnerHTML` takes for a text of a document. It stays the same as long as the text does. */
export function useServerHtml(html: string): { readonly __html: string } {
  const trust = useContext(TrustedHtmlContext);
  return useMemo(() => ({ __html: trust(html) }), [trust, html]);
}
