import type { BlockLoad } from '#engine/render/block-load.ts';
import type { SignInLink } from '#machines/autologin/autologin.types.ts';
import { type FormData, formData } from '../_ui/form.data.ts';
import type { ShopServices } from '../_ui/shop-services.ts';
import { signInPage } from '../_ui/sign-in.data.ts';
import type { AutologinProps } from './autologin.gen.ts';

export interface AutologinData {
  readonly link: SignInLink;
  readonly target: string;
  readonly isSignedIn: boolean;
  readonly code: FormData;
}

/** The token stands in the path, else in the query (specification: Screens, autologin page). */
export const load: BlockLoad<AutologinProps, AutologinData, ShopServices> = (context) => {
  const { props, params, query } = context;
  const { target, isSignedIn } = signInPage(context);
  const token = params['autologinToken'] ?? query.get('token') ?? '';
  const link = { kind: props.kind, token };
  return Promise.resolve({ data: { link, target, isSignedIn, code: formData('two-factor-code') } });
};
