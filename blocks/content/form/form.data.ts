import type { LoadBlockData } from '#engine/render/block-load.ts';
import { createFormDescriptionForBlock } from '../../_ui/form/form.data.ts';
import type { PageFormDefinition } from '../../_ui/form/page-form.ts';
import type { ShopBlockLoaderServices } from '../../_ui/shop-services.ts';
import type { FormProps } from './form.gen.ts';

export const loadFormData: LoadBlockData<FormProps, PageFormDefinition, ShopBlockLoaderServices> = (context) =>
  Promise.resolve({ data: createFormDescriptionForBlock(context.props.form, context, context.props) });
