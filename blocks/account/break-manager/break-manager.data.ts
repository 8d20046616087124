import type { LoadBlockData } from '#engine/render/block-load.ts';
import type { PlayBreak } from '#schemas/generated/api/types.gen.ts';
import { createFormDescriptionForBlock } from '../../_ui/form/form.data.ts';
import type { PageFormDefinition } from '../../_ui/form/page-form.ts';
import type { ShopBlockLoaderServices } from '../../_ui/shop-services.ts';
import type { BreakManagerProps } from './break-manager.gen.ts';

export interface BreakManagerBlockData {
  readonly form: PageFormDefinition;
  /** The break that the customer takes, with moments in epoch milliseconds; null where there is none. */
  readonly taken: {
    readonly kind: PlayBreak['kind'];
    readonly until: number | null;
    readonly returnFrom: number | null;
    /** Whether the customer may ask to return now. */
    readonly mayReturn: boolean;
  } | null;
}

export const loadBreakManagerData: LoadBlockData<
  BreakManagerProps,
  BreakManagerBlockData,
  ShopBlockLoaderServices
> = async (context) => {
  const { services, now, signal } = context;
  const { playBreak } = await services.commerce.customer.get({ signal });
  const parse = (at: string | null) => (at === null ? null : Date.parse(at));
  const taken = playBreak
    ? {
        kind: playBreak.kind,
        until: parse(playBreak.endsAt),
        returnFrom: parse(playBreak.returnFrom),
        mayReturn:
          playBreak.endsAt === null && playBreak.returnFrom !== null && Date.parse(playBreak.returnFrom) <= now,
      }
    : null;
  return { data: { form: createFormDescriptionForBlock('take-break', context), taken } };
};
