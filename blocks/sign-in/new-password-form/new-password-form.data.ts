import type { LoadBlockData } from '#engine/render/block-load.ts';
import type { FormHiddenValues } from '#machines/_kit/form/form.types.ts';
import { createFormDescriptionForBlock } from '../../_ui/form/form.data.ts';
import type { PageFormDefinition } from '../../_ui/form/page-form.ts';
import type { ShopBlockLoaderServices } from '../../_ui/shop-services.ts';
import type { NewPasswordFormProps } from './new-password-form.gen.ts';

export type NewPasswordFormBlockData =
  | { readonly kind: 'reset'; readonly form: PageFormDefinition; readonly about: FormHiddenValues }
  | { readonly kind: 'change'; readonly form: PageFormDefinition }
  | { readonly kind: 'neither' };

const TOKEN = /^[A-Za-z0-9._~-]{1,200}$/;

/** A link token takes precedence: its holder may not know the old password. */
export const loadNewPasswordFormData: LoadBlockData<
  NewPasswordFormProps,
  NewPasswordFormBlockData,
  ShopBlockLoaderServices
> = (context) => {
  const { query, visitor } = context;
  const token = query.get('token') ?? '';
  if (TOKEN.test(token)) {
    return Promise.resolve({
      data: { kind: 'reset', form: createFormDescriptionForBlock('reset-password', context), about: { token } },
    });
  }
  return Promise.resolve({
    data: visitor.signedIn
      ? { kind: 'change', form: createFormDescriptionForBlock('change-password', context) }
      : { kind: 'neither' },
  });
};
