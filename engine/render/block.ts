import type { ReactNode } from 'react';

export type { ResolvedImage, ResolvedLink, ResolvedNavigationItem, RichText } from '../page/block-values.ts';

/** What a block component is given: exactly the props of its schema, its loader's data, and its filled slots. */
export interface BlockProps<Props, Data = undefined, Slot extends string = never> {
  readonly id: string;
  readonly props: Props;
  readonly data: Data;
  readonly slots: Readonly<Record<Slot, ReactNode>>;
}
