import type { LoadBlockData } from '#engine/render/block-load.ts';
import type { ShopBlockLoaderServices } from '../../_ui/shop-services.ts';
import type { LinkConfirmationProps } from './link-confirmation.gen.ts';

export interface LinkConfirmationBlockData {
  /** Null without a valid link token. */
  readonly token: string | null;
}

const TOKEN = /^[A-Za-z0-9._~-]{1,200}$/;

export const loadLinkConfirmationData: LoadBlockData<
  LinkConfirmationProps,
  LinkConfirmationBlockData,
  ShopBlockLoaderServices
> = ({ params, query }) => {
  const token = params['token'] ?? query.get('token') ?? '';
  return Promise.resolve({ data: { token: TOKEN.test(token) ? token : null } });
};
