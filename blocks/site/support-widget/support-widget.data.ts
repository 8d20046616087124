import {
  formatNextOpeningChange,
  formatOpeningTime,
  resolveSupportOpeningStatus,
} from '#domain/support/opening-hours.ts';
import type { LoadBlockData } from '#engine/render/block-load.ts';
import type { ShopBlockLoaderServices } from '../../_ui/shop-services.ts';
import type { SupportWidgetProps } from './support-widget.gen.ts';

export interface SupportWidgetBlockData {
  readonly isOpen: boolean;
  /** When that changes, in words; null where it never does. */
  readonly changes: string | null;
  readonly hours: readonly { readonly label: string; readonly opens: string; readonly closes: string }[];
  /** Place of the time zone, in words. */
  readonly place: string;
}

/** The page is valid until support opens or closes next. */
export const loadSupportWidgetData: LoadBlockData<
  SupportWidgetProps,
  SupportWidgetBlockData,
  ShopBlockLoaderServices
> = ({ props, site, now }) => {
  const { locale, timeZone } = site;
  const { isOpen, changes } = resolveSupportOpeningStatus(props.hours, now, timeZone);
  return Promise.resolve({
    data: {
      isOpen,
      changes: changes === null ? null : formatNextOpeningChange(changes, now, site),
      hours: props.hours.map(({ label, opens, closes }) => ({
        label,
        opens: formatOpeningTime(opens, locale),
        closes: formatOpeningTime(closes, locale),
      })),
      place: timeZone.split('/').at(-1)?.replaceAll('_', ' ') ?? timeZone,
    },
    ...(changes !== null && { expires: changes }),
  });
};
