import type { ReactNode } from 'react';
import type { RequiredElevation } from '../api/elevation.ts';

export type { ResolvedImage, ResolvedLink, ResolvedNavigationItem, RichText } from '../page/block-values.ts';

/** What a block component is given: exactly the props of its schema, its loader's data, and its filled slots. */
export interface BlockProps<Props, Data = undefined, Slot extends string = never> {
  readonly id: string;
  readonly props: Props;
  readonly data: Data;
  readonly slots: Readonly<Record<Slot, ReactNode>>;
  /** What must be asked of the customer before there is any data; only for blocks with code and a visitor's data. */
  readonly elevation?: RequiredElevation;
}

/**
 * What a block with code is given whose loader reads what belongs to a customer: its data, or what to ask for first.
 *
 * @public
 */
export type CustomerBlockProps<Props, Data, Slot extends string = never> =
  | (Omit<BlockProps<Props, Data, Slot>, 'elevation'> & { readonly elevation?: never })
  | (Omit<BlockProps<Props, null, Slot>, 'elevation'> & { readonly elevation: RequiredElevation });
