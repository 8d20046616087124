import type { LoadBlockData } from '#engine/render/block-load.ts';
import type { SocialLink } from '#schemas/generated/api/types.gen.ts';
import type { ShopBlockLoaderServices } from '../../_ui/shop-services.ts';
import type { SocialAccountsProps } from './social-accounts.gen.ts';

export interface SocialAccountsBlockData {
  readonly links: readonly SocialLink[];
  readonly providers: readonly {
    readonly provider: string;
    readonly name: string;
    /** Address of the page to sign in there. */
    readonly address: string;
  }[];
}

export const loadSocialAccountsData: LoadBlockData<
  SocialAccountsProps,
  SocialAccountsBlockData,
  ShopBlockLoaderServices
> = async ({ services, signal }) => {
  const { socialAuth } = services.commerce;
  const [links, providers] = await Promise.all([socialAuth.list({ signal }), socialAuth.providers({ signal })]);
  return {
    data: {
      links,
      providers: providers.map(({ provider, name, authorisePath }) => ({
        provider,
        name,
        address: services.apiAddress(authorisePath),
      })),
    },
  };
};
