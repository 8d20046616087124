import type { Brand, Shop } from '../shop.ts';

export interface PurchaseScope {
  readonly shop: Shop;
  readonly brand: Brand;
  readonly subVariant: string | null;
}
