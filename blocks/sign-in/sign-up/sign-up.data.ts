import type { LoadBlockData } from '#engine/render/block-load.ts';
import { signUpDescription } from '#schemas/generated/forms/sign-up.description.gen.ts';
import type { PageFormDefinition } from '../../_ui/form/page-form.ts';
import { createRegionalPageForm } from '../../_ui/form/regional-page-form.ts';
import type { ShopBlockLoaderServices } from '../../_ui/shop-services.ts';
import { loadSignInProviders, type SignInProvider } from '../_shared/providers.data.ts';
import { readSignInPageModeAndTarget, type SignInPageData } from '../_shared/sign-in.data.ts';
import type { SignUpProps } from './sign-up.gen.ts';

export interface SignUpBlockData {
  readonly page: SignInPageData;
  readonly form: PageFormDefinition;
  readonly providers: readonly SignInProvider[];
}

export const loadSignUpData: LoadBlockData<SignUpProps, SignUpBlockData, ShopBlockLoaderServices> = async (context) => {
  const { site, messages, services } = context;
  const region = services.content.region();
  const form = createRegionalPageForm(signUpDescription, messages, { region, site });
  const page = readSignInPageModeAndTarget(context);
  const isShown = page.mode === 'sign-up' && !page.isSignedIn;
  return { data: { page, form, providers: isShown ? await loadSignInProviders(context) : [] } };
};
