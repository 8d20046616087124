import type { TabStorage } from '#engine/storage/tab-storage.ts';
import {
  CHECKOUT_CART_REFERENCE_STORAGE_KEY,
  FAVOURITE_NUMBERS_STORAGE_KEY,
  GROUP_DRAFT_STORAGE_KEY,
  OAUTH_PROVIDER_VISIT_STORAGE_KEY,
  type TabStorageKey,
  TYPED_VALUES_STORAGE_KEY,
  UNLINKED_ACCOUNT_STORAGE_KEY,
} from '#schemas/browser/tab-names.ts';

const KEYS: readonly TabStorageKey[] = [
  TYPED_VALUES_STORAGE_KEY,
  GROUP_DRAFT_STORAGE_KEY,
  FAVOURITE_NUMBERS_STORAGE_KEY,
  CHECKOUT_CART_REFERENCE_STORAGE_KEY,
  UNLINKED_ACCOUNT_STORAGE_KEY,
  OAUTH_PROVIDER_VISIT_STORAGE_KEY,
];

/**
 * Removes what the tab stores of a customer who logs out. The keys of purchases and deposits whose outcome is not known
 * stay, so that the customer does not pay twice after the next log-in.
 */
export function clearCustomerTabStorage(storage: TabStorage): void {
  for (const name of KEYS) storage.remove(name);
}
