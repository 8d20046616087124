import type { LoadBlockData } from '#engine/render/block-load.ts';
import type { ShopBlockLoaderServices } from '../../_ui/shop-services.ts';
import { readSignInPageModeAndTarget, type SignInPageData } from '../_shared/sign-in.data.ts';
import type { AlreadySignedInProps } from './already-signed-in.gen.ts';

export const loadAlreadySignedInData: LoadBlockData<AlreadySignedInProps, SignInPageData, ShopBlockLoaderServices> = (
  context,
) => Promise.resolve({ data: readSignInPageModeAndTarget(context) });
