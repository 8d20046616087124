import type { ReactNode } from 'react';
import type { RequiredElevation } from '../api/elevation.ts';

export type { ResolvedImage, ResolvedLink, ResolvedNavigationItem, RichText } from '../page/block-values.ts';

/** Props of a block component: its schema's props, loaded data and filled slots. */
export interface BlockProps<Props, Data = undefined, Slot extends string = never> {
  readonly id: string;
  readonly props: Props;
  readonly data: Data;
  readonly slots: Readonly<Record<Slot, ReactNode>>;
  /** Elevation required before the data can be loaded. */
  readonly elevation?: RequiredElevation;
}

/**
 * Props of a block with code and customer data: either the data or the required elevation.
 *
 * @public
 */
export type BlockPropsWithDataOrElevation<Props, Data, Slot extends string = never> =
  | (Omit<BlockProps<Props, Data, Slot>, 'elevation'> & { readonly elevation?: never })
  | (Omit<BlockProps<Props, null, Slot>, 'elevation'> & { readonly elevation: RequiredElevation });
