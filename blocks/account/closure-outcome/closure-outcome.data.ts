import type { LoadBlockData } from '#engine/render/block-load.ts';
import type { ShopBlockLoaderServices } from '../../_ui/shop-services.ts';
import type { ClosureOutcomeProps } from './closure-outcome.gen.ts';

export interface ClosureOutcomeData {
  readonly isClosed: boolean;
}

export const loadClosureOutcomeData: LoadBlockData<
  ClosureOutcomeProps,
  ClosureOutcomeData,
  ShopBlockLoaderServices
> = ({ visitor }) => Promise.resolve({ data: { isClosed: visitor.accountClosed === true } });
