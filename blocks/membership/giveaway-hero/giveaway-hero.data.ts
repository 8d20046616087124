import { formatAmountWithoutZeroCents, parseMoney } from '#domain/money.ts';
import { findNextMidnight } from '#domain/play/next-midnight.ts';
import type { ResolvedImage } from '#engine/render/block.ts';
import type { LoadBlockData } from '#engine/render/block-load.ts';
import { type FormattedMoment, formatMomentWithDayLabel } from '../../_ui/date-label.ts';
import type { ShopBlockLoaderServices } from '../../_ui/shop-services.ts';
import { createFormattedTimeLeft, type FormattedTimeLeft } from '../../_ui/time-left.ts';
import type { GiveawayHeroProps } from './giveaway-hero.gen.ts';

export interface GiveawayHeroBlockData {
  /** As the membership service names it. */
  readonly programName: string;
  /** Null where it is not shown, or the site has no such picture. */
  readonly logo: ResolvedImage | null;
  /** The next giveaway; null where none is to come. */
  readonly giveaway: {
    readonly name: string;
    readonly prizeTitle: string;
    /** What the prize is worth, such as '$1,000'. */
    readonly prize: string;
    readonly draw: FormattedMoment;
    readonly left: FormattedTimeLeft;
    /** How many entries are in it so far. */
    readonly entries: string;
  } | null;
}

export const loadGiveawayHeroData: LoadBlockData<
  GiveawayHeroProps,
  GiveawayHeroBlockData,
  ShopBlockLoaderServices
> = async (context) => {
  const { props, site, now, services, signal } = context;
  const { program } = await services.commerce.membership.config({ signal });
  const { programName, programLogo } = program.programConfig;
  const common = { programName, logo: props.showLogo ? services.picture(site.key, programLogo) : null };
  const next = program.upcomingDraws.find(
    ({ giveawayType, date }) => (props.giveawayTypes?.includes(giveawayType) ?? true) && Date.parse(date) > now,
  );
  if (!next) return { data: { ...common, giveaway: null } };
  const { name, prizeTitle, prize, date, numberOfEntriesText } = next;
  const money = { locale: site.locale, currency: prize.currency };
  const giveaway = {
    name,
    prizeTitle,
    prize: formatAmountWithoutZeroCents(parseMoney(prize), money),
    draw: formatMomentWithDayLabel(date, context),
    left: createFormattedTimeLeft(date, now, site.locale),
    entries: numberOfEntriesText,
  };
  return { data: { ...common, giveaway }, expires: Math.min(Date.parse(date), findNextMidnight(now, site.timeZone)) };
};
