import type { CommerceCalls } from './commerce.ts';

/** What the loaders of the shop's blocks are handed. */
export interface CommerceServices {
  readonly commerce: CommerceCalls;
}
