import type { LoadBlockData } from '#engine/render/block-load.ts';
import { createFormBlockData, type FormData } from '../../_ui/form/form.data.ts';
import type { ShopServices } from '../../_ui/shop-services.ts';
import type { FormProps } from './form.gen.ts';

export const loadFormData: LoadBlockData<FormProps, FormData, ShopServices> = ({ props }) =>
  Promise.resolve({ data: createFormBlockData(props.form, props) });
