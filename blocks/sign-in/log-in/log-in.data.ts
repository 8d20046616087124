import type { LoadBlockData } from '#engine/render/block-load.ts';
import { createFormDescriptionForBlock } from '../../_ui/form/form.data.ts';
import type { PageFormDefinition } from '../../_ui/form/page-form.ts';
import type { ShopBlockLoaderServices } from '../../_ui/shop-services.ts';
import { loadSignInProviders, type SignInProvider } from '../_shared/providers.data.ts';
import { readSignInPageModeAndTarget, type SignInPageData } from '../_shared/sign-in.data.ts';
import type { LogInProps } from './log-in.gen.ts';

export interface LogInBlockData {
  readonly page: SignInPageData;
  readonly password: PageFormDefinition;
  readonly code: PageFormDefinition;
  readonly providers: readonly SignInProvider[];
}

export const loadLogInData: LoadBlockData<LogInProps, LogInBlockData, ShopBlockLoaderServices> = async (context) => {
  const page = readSignInPageModeAndTarget(context);
  const isShown = page.mode === 'log-in' && !page.isSignedIn;
  return {
    data: {
      page,
      password: createFormDescriptionForBlock('login', context),
      code: createFormDescriptionForBlock('two-factor-code', context),
      providers: isShown ? await loadSignInProviders(context) : [],
    },
  };
};
