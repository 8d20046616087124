import type { CommerceCalls } from './commerce.ts';

/** Services that block loaders of the shop receive. */
export interface CommerceBlockLoaderServices {
  readonly commerce: CommerceCalls;
}
