import type { BlockLoadContext } from '#engine/render/block-load.ts';
import { loadOrFallback } from '../../_ui/load-or-fallback.data.ts';
import type { ShopBlockLoaderServices } from '../../_ui/shop-services.ts';

/** A service where customers may have an account, and the address of its page. */
export interface SignInProvider {
  readonly provider: string;
  readonly name: string;
  readonly address: string;
}

type LoadContext = Pick<BlockLoadContext<unknown, ShopBlockLoaderServices>, 'services' | 'signal'>;

/** For the loader of any block that signs in. Without the other services, signing in by password goes on. */
export async function loadSignInProviders({
  services: { commerce, apiAddress },
  signal,
}: LoadContext): Promise<SignInProvider[]> {
  const providers = await loadOrFallback(commerce.socialAuth.providers({ signal }), [], signal);
  return providers.map(({ provider, name, authorisePath }) => ({ provider, name, address: apiAddress(authorisePath) }));
}
