import type { LoadBlockData } from '#engine/render/block-load.ts';
import { createFormBlockData, type FormData } from '../../_ui/form/form.data.ts';
import type { ShopServices } from '../../_ui/shop-services.ts';
import { loadLoginProviders, type OfferedProvider } from '../_shared/providers.data.ts';
import { type SignInPage, signInPage } from '../_shared/sign-in.data.ts';
import type { LogInProps } from './log-in.gen.ts';

export interface LogInData {
  readonly page: SignInPage;
  readonly password: FormData;
  readonly code: FormData;
  readonly providers: readonly OfferedProvider[];
}

export const loadLogInData: LoadBlockData<LogInProps, LogInData, ShopServices> = async (context) => {
  const page = signInPage(context);
  const isShown = page.mode === 'log-in' && !page.isSignedIn;
  return {
    data: {
      page,
      password: createFormBlockData('login'),
      code: createFormBlockData('two-factor-code'),
      providers: isShown ? await loadLoginProviders(context) : [],
    },
  };
};
