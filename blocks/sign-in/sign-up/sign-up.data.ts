import { localiseForm } from '#domain/forms/localise-form.ts';
import type { LoadBlockData } from '#engine/render/block-load.ts';
import { createFormBlockData, type FormData } from '../../_ui/form/form.data.ts';
import type { ShopServices } from '../../_ui/shop-services.ts';
import { loadLoginProviders, type OfferedProvider } from '../_shared/providers.data.ts';
import { type SignInPage, signInPage } from '../_shared/sign-in.data.ts';
import type { SignUpProps } from './sign-up.gen.ts';
import { SIGN_UP_WORDS as WORDS } from './sign-up-words.ts';

export interface SignUpData {
  readonly page: SignInPage;
  readonly form: FormData;
  readonly providers: readonly OfferedProvider[];
}

export const loadSignUpData: LoadBlockData<SignUpProps, SignUpData, ShopServices> = async (context) => {
  const terms = { name: 'termsAccepted', link: { label: WORDS.terms, link: context.props.terms } };
  const form = createFormBlockData('sign-up', { fields: [terms] });
  const description = localiseForm(form.description, context.site.locale);
  const page = signInPage(context);
  const isShown = page.mode === 'sign-up' && !page.isSignedIn;
  return {
    data: { page, form: { ...form, description }, providers: isShown ? await loadLoginProviders(context) : [] },
  };
};
