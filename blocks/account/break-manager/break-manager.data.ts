import type { LoadBlockData } from '#engine/render/block-load.ts';
import type { PlayBreak } from '#schemas/generated/api/types.gen.ts';
import { formatLongDateTime } from '../../_ui/date-label.ts';
import { createFormDescriptionForBlock, type PageFormDefinition } from '../../_ui/form/form.data.ts';
import type { ShopBlockLoaderServices } from '../../_ui/shop-services.ts';
import type { BreakManagerProps } from './break-manager.gen.ts';

export interface BreakManagerBlockData {
  readonly form: PageFormDefinition;
  /** The break that the customer takes, for people to read; null where there is none. */
  readonly taken: {
    readonly kind: PlayBreak['kind'];
    readonly until: string | null;
    readonly returnFrom: string | null;
    /** Whether the customer may ask to return now. */
    readonly mayReturn: boolean;
  } | null;
}

export const loadBreakManagerData: LoadBlockData<
  BreakManagerProps,
  BreakManagerBlockData,
  ShopBlockLoaderServices
> = async ({ services, site, now, signal }) => {
  const { playBreak } = await services.commerce.customer.get({ signal });
  const when = (at: string | null) => (at === null ? null : formatLongDateTime(at, site));
  const taken = playBreak
    ? {
        kind: playBreak.kind,
        until: when(playBreak.endsAt),
        returnFrom: when(playBreak.returnFrom),
        mayReturn:
          playBreak.endsAt === null && playBreak.returnFrom !== null && Date.parse(playBreak.returnFrom) <= now,
      }
    : null;
  return { data: { form: createFormDescriptionForBlock('take-break'), taken } };
};
