import type { BlockLoad } from '#engine/render/block-load.ts';
import type { FormDescription } from '#schemas/forms/form.ts';
import { formDescriptions } from '#schemas/generated/forms/descriptions.gen.ts';
import type { ShopServices } from '../_ui/shop-services.ts';
import type { FormProps } from './form.gen.ts';

export interface FormData {
  readonly description: FormDescription;
}

/** The fields come with the page, so that no script holds those of every form. */
export const load: BlockLoad<FormProps, FormData, ShopServices> = ({ props }) =>
  Promise.resolve({ data: { description: formDescriptions[props.form] } });
