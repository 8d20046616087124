import type { SandboxBrand, SandboxShop } from '../shop.ts';

export interface FuturePurchaseContext {
  readonly shop: Pick<SandboxShop, 'draws' | 'orders' | 'parties' | 'recurringPurchases' | 'scheduledPurchases'>;
  readonly brand: SandboxBrand;
  readonly subVariant: string | null;
}
