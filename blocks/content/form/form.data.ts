import type { LoadBlockData } from '#engine/render/block-load.ts';
import { createFormDescriptionForBlock, type PageFormDefinition } from '../../_ui/form/form.data.ts';
import type { ShopBlockLoaderServices } from '../../_ui/shop-services.ts';
import type { FormProps } from './form.gen.ts';

export const loadFormData: LoadBlockData<FormProps, PageFormDefinition, ShopBlockLoaderServices> = ({ props }) =>
  Promise.resolve({ data: createFormDescriptionForBlock(props.form, props) });
