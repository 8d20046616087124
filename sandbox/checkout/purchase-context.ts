import type { SandboxBrand, SandboxShop } from '../shop.ts';

export interface PurchaseContext {
  readonly shop: Pick<SandboxShop, 'draws' | 'orders' | 'parties' | 'recurring' | 'scheduled'>;
  readonly brand: SandboxBrand;
  readonly subVariant: string | null;
}
