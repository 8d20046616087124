import type { MinorUnits } from '#domain/money.ts';
import type { NumberSet } from '#domain/play/game.ts';
import type { GameType } from '#domain/play/game-type.ts';
import type {
  Branding,
  EntryStatus,
  MembershipPrice,
  RecurringOption,
  Region,
  SubVariant,
  UpcomingGiveawayDraw,
  Weekday,
} from '#schemas/generated/api/wire-types.gen.ts';
import type { BrandMessages } from '../../messages/message-context.ts';
import type { DrawSchedule } from '../../results/draws/draw-schedule.ts';

export type GiveawayType = UpcomingGiveawayDraw['giveaway_type'];

/** The catalogue of one brand. Amounts are minor units of its currency. */
export interface BrandCatalogue {
  readonly siteKey: string;
  /** ISO 3166 code of the country that the brand sells in. */
  readonly country: string;
  /** Age from which customers may open an account; the usual one where left out. */
  readonly minimumAge?: number;
  /** What post codes begin with, by the codes of the parts of the country. */
  readonly statePostCodes?: Readonly<Record<string, readonly string[]>>;
  readonly branding: Omit<Branding, 'pricing_id'>;
  /** Texts in languages that the sandbox lacks, or in place of its own. */
  readonly messages?: BrandMessages;
  readonly capabilities: readonly string[];
  readonly subVariants: readonly SubVariant[];
  readonly causes: readonly CatalogueCause[];
  readonly offers: readonly CatalogueOffer[];
  readonly program: MembershipProgram | null;
  /** Places of simulated winners. */
  readonly places: readonly string[];
}

export interface CatalogueCause {
  readonly key: string;
  readonly urlSlug: string;
  readonly name: string;
  readonly summary: string;
  /** Amount raised before the first draw in the sandbox. */
  readonly initialRaised: MinorUnits;
  readonly initialSupporters: number;
}

interface OfferBase {
  readonly key: string;
  readonly urlAliases: readonly string[];
  readonly name: string;
  readonly aliases: readonly string[];
  readonly logo: string;
  readonly causes: readonly string[];
  readonly recurringPurchase: RecurringOption;
  readonly excludedRegions: readonly Region[];
}

export interface CatalogueLottery extends OfferBase {
  readonly type: 'lottery_ticket';
  readonly schedule: DrawSchedule;
  readonly firstDrawNo: number;
  readonly selectableDays: readonly Weekday[];
  readonly drawnSets: readonly DrawnNumberSet[];
  readonly jackpot: JackpotRules;
  /** The divisions below the first, which is the jackpot. */
  readonly divisions: readonly FixedPrizeLotteryDivisionTerms[];
  readonly gameTypes: readonly CatalogueGameType[];
  /** Amount that a draw raises for each cause. */
  readonly raisedByDraw: MinorUnits;
}

/** Numbers that are drawn: `count` from `min` to `max`; sets with the same pool share its balls. */
export interface DrawnNumberSet extends NumberSet {
  readonly name: string;
  readonly pool: string;
  /** Whether numbers count only in their position. */
  readonly ordered?: boolean;
}

/** Required number of matches by drawn set. */
export type RequiredMatches = Readonly<Record<string, number>>;

export interface JackpotRules {
  readonly base: MinorUnits;
  /** Maximum increase per rollover; 0 for a fixed jackpot. */
  readonly step: MinorUnits;
  readonly maximum: MinorUnits;
  /** Chance of a win per draw, from 0 to 1. */
  readonly winChance: number;
  readonly match: string;
  readonly rule: RequiredMatches;
  readonly title: string | null;
}

export interface FixedPrizeDivisionTerms {
  readonly name: string;
  readonly match: string;
  readonly prize: MinorUnits;
  readonly winners: number;
}

export interface FixedPrizeLotteryDivisionTerms extends FixedPrizeDivisionTerms {
  readonly rule: RequiredMatches;
}

export interface CatalogueGameType {
  readonly key: GameType;
  readonly name: string;
  readonly numDraws: readonly number[];
  readonly numWeeks: readonly number[];
  /** Instead of that of the offer. */
  readonly recurringPurchase?: RecurringOption;
  readonly gameOffers: readonly CatalogueGameOffer[];
}

export interface CatalogueGameOffer {
  readonly key: string;
  readonly name: string;
  readonly minGames: number;
  readonly maxGames: number;
  readonly defaultGames: number;
  readonly pricePerGame: MinorUnits;
  readonly combinations: number;
  /** `ordered` where numbers count only in their position. */
  readonly numberSets: readonly (NumberSet & { readonly name: string; readonly ordered?: boolean })[];
}

export interface CatalogueRaffle extends OfferBase {
  readonly type: 'raffle_ticket';
  readonly schedule: DrawSchedule;
  readonly firstDrawNo: number;
  readonly title: string;
  readonly value: MinorUnits;
  readonly books: readonly { readonly key: string; readonly numTickets: number; readonly price: MinorUnits }[];
  readonly numTickets: number | null;
  /** Simulated tickets of others per draw. */
  readonly outsideTickets: number;
  /** Share of sales for the causes, from 0 to 1. */
  readonly causeShare: number;
  readonly minorPrizes: readonly FixedPrizeDivisionTerms[];
}

export interface CatalogueSyndicatesOfLottery extends OfferBase {
  readonly type: 'syndicate_share';
  readonly lotteryKey: string;
  readonly syndicates: readonly {
    readonly key: string;
    readonly name: string;
    readonly gameType: GameType;
    readonly numGames: number;
    readonly numShares: number;
    readonly costPerShare: MinorUnits;
  }[];
}

export interface CatalogueMembership extends OfferBase {
  readonly type: 'membership';
  readonly tiers: readonly {
    readonly key: 'free' | 'premium';
    readonly name: string;
    readonly prices: readonly { readonly period: MembershipPrice['period']; readonly price: MinorUnits }[];
  }[];
  readonly raisedByDraw: MinorUnits;
}

export type CatalogueOffer = CatalogueLottery | CatalogueRaffle | CatalogueSyndicatesOfLottery | CatalogueMembership;

export interface MembershipProgram {
  readonly programId: string;
  readonly programName: string;
  readonly programUrl: string;
  readonly offerKey: string;
  /** Keys of the content entries of its pages. */
  readonly blocks: readonly string[];
  readonly giveaways: readonly CatalogueGiveaway[];
}

export interface CatalogueGiveaway {
  readonly type: GiveawayType;
  readonly name: string;
  readonly prizeTitle: string;
  readonly prize: MinorUnits;
  readonly schedule: DrawSchedule;
  readonly firstDrawNo: number;
  readonly entries: readonly {
    readonly tier: 'free' | 'premium';
    readonly numEntries: number;
    readonly entryStatus: EntryStatus;
  }[];
  /** Simulated entries of others per draw. */
  readonly outsideEntries: number;
}
