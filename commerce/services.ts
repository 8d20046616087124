import type { CommerceCalls } from './commerce.ts';

/** Services that block loaders of the shop receive. */
export interface CommerceServices {
  readonly commerce: CommerceCalls;
}
