import type { Brand, Shop } from '../shop.ts';

export interface PurchaseScope {
  readonly shop: Pick<Shop, 'draws' | 'orders' | 'parties' | 'recurring' | 'scheduled'>;
  readonly brand: Brand;
  readonly subVariant: string | null;
}
