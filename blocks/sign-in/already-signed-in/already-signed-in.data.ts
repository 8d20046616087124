import type { LoadBlockData } from '#engine/render/block-load.ts';
import type { ShopServices } from '../../_ui/shop-services.ts';
import { type SignInPage, signInPage } from '../_shared/sign-in.data.ts';
import type { AlreadySignedInProps } from './already-signed-in.gen.ts';

export const loadAlreadySignedInData: LoadBlockData<AlreadySignedInProps, SignInPage, ShopServices> = (context) =>
  Promise.resolve({ data: signInPage(context) });
