import type { BlockLoadContext } from '#engine/render/block-load.ts';
import type { Order } from '#schemas/generated/api/types.gen.ts';
import type { ShopBlockLoaderServices } from '../../_ui/shop-services.ts';

/** The order of the page's path parameter `id`, with its lines. The page is not found where the customer has none. */
export function loadPageTicket<Props>({
  params,
  services,
  signal,
}: Pick<BlockLoadContext<Props, ShopBlockLoaderServices>, 'params' | 'services' | 'signal'>): Promise<Order> {
  return services.commerce.orders.get(params['id'] ?? '', { signal });
}
