import { formatPersonName } from '#domain/forms/regional-form.ts';
import type { LoadBlockData } from '#engine/render/block-load.ts';
import type { FormValues } from '#schemas/forms/form.ts';
import { loadOrFallback } from '../../_ui/load-or-fallback.data.ts';
import type { ShopBlockLoaderServices } from '../../_ui/shop-services.ts';
import type { SupportMessageFormProps } from './support-message-form.gen.ts';

export interface SupportMessageFormBlockData {
  /** The whole name, in the order of the country; empty for a customer who has given none. */
  readonly name: string;
  readonly values: FormValues;
}

/** Who is writing. An API that does not answer leaves the fields empty: the message can be sent all the same. */
export const loadSupportMessageFormData: LoadBlockData<
  SupportMessageFormProps,
  SupportMessageFormBlockData,
  ShopBlockLoaderServices
> = async ({ services, signal }) => {
  const customer = await loadOrFallback(services.commerce.customer.get({ signal }), null, signal);
  if (customer === null) return { data: { name: '', values: {} } };
  const name = formatPersonName(customer, services.content.region());
  return { data: { name, values: { email: customer.email } } };
};
