import type { Commerce } from './commerce.ts';

/** What the loaders of the shop's blocks are handed. */
export interface CommerceServices {
  readonly commerce: Commerce;
}
