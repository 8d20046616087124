import type { LoadBlockData } from '#engine/render/block-load.ts';
import type { SignInLink } from '#machines/sign-in/autologin/autologin.types.ts';
import { createFormDescriptionForBlock } from '../../_ui/form/form.data.ts';
import type { PageFormDefinition } from '../../_ui/form/page-form.ts';
import type { ShopBlockLoaderServices } from '../../_ui/shop-services.ts';
import { readSignInPageModeAndTarget } from '../_shared/sign-in.data.ts';
import type { AutologinProps } from './autologin.gen.ts';

export interface AutologinBlockData {
  readonly link: SignInLink;
  readonly target: string;
  readonly isSignedIn: boolean;
  /** Path segment of the partner whose page it is, and whose checkout it leads to; null on a page of the shop. */
  readonly partner: string | null;
  readonly code: PageFormDefinition;
}

/** The token is in the path, else in the query (specification: Screens, autologin page). */
export const loadAutologinData: LoadBlockData<AutologinProps, AutologinBlockData, ShopBlockLoaderServices> = (
  context,
) => {
  const { props, params, query } = context;
  const { target, isSignedIn } = readSignInPageModeAndTarget(context);
  const token = params['autologinToken'] ?? query.get('token') ?? '';
  const link = { kind: props.kind, token };
  return Promise.resolve({
    data: {
      link,
      target,
      isSignedIn,
      partner: params['partnerSlug'] ?? null,
      code: createFormDescriptionForBlock('two-factor-code', context),
    },
  });
};
