import type { ResolvedLink } from '#engine/render/block.ts';
import type { BlockLoadContext } from '#engine/render/block-load.ts';
import type { ShopBlockLoaderServices } from '../../_ui/shop-services.ts';

/** Request data of a sign-in page. */
export interface SignInPageData {
  readonly mode: 'log-in' | 'sign-up';
  readonly isSignedIn: boolean;
  /** Redirect target after sign-in: the requested one if it is allowed, else the page's own. */
  readonly target: string;
  /** Notice from another page, such as `logged-out`. */
  readonly notice: string | null;
  /** The same page in the other mode; it leads to the same target. */
  readonly otherMode: string;
}

interface TargetProps {
  readonly target: ResolvedLink;
}

type LoadContext = Pick<
  BlockLoadContext<TargetProps, ShopBlockLoaderServices>,
  'props' | 'query' | 'site' | 'visitor' | 'services'
>;

/** Parameters that name a target; redirects to the login page write the first. */
const TARGETS = ['next', 'target'];

/** For the loader of any block of a page that signs in. */
export function readSignInPageModeAndTarget({ props, query, site, visitor, services }: LoadContext): SignInPageData {
  const requestedTarget = TARGETS.map((name) => query.get(name)).find((value) => value !== null);
  const safe = requestedTarget === undefined ? null : services.safeTarget(site.key, requestedTarget);
  const mode = query.get('mode') === 'sign-up' ? 'sign-up' : 'log-in';
  const other = new URLSearchParams({
    mode: mode === 'log-in' ? 'sign-up' : 'log-in',
    ...(safe === null ? {} : { next: safe }),
  });
  return {
    mode,
    isSignedIn: visitor.signedIn,
    target: safe ?? props.target.href,
    notice: query.get('notice'),
    otherMode: `?${other}`,
  };
}
