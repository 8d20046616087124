import { createContext, useContext } from 'react';
import type { SiteView } from '../page/site-view.ts';

/** Path of a route of this site; unknown routes and missing parameters throw. */
export type Href = (
  routeId: string,
  params?: Readonly<Record<string, string>>,
  query?: Readonly<Record<string, string>>,
) => string;

/** Read-only surroundings of every block of a page. */
export interface BlockContextValue {
  readonly site: SiteView;
  readonly capabilities: ReadonlySet<string>;
  readonly href: Href;
}

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

export function useHref(): Href {
  return useBlockContext().href;
}
