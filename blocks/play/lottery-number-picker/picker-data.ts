import type { MinorUnits } from '#domain/money.ts';
import type { NumberSet } from '#domain/play/game.ts';
import type { GameType } from '#domain/play/game-type.ts';
import type { RecurringOption, Weekday } from '#schemas/generated/api/types.gen.ts';

export interface NumberSetToPickFromView extends NumberSet {
  readonly name: string;
  /** Whether the order of the numbers matters. */
  readonly ordered: boolean;
  /** Minimum of numbers to pick; the maximum is `count`. */
  readonly fewest: number;
}

/** A size of the game, with its prices in minor units by count of games. */
export interface NumberPickerGameOffer {
  readonly key: string;
  readonly name: string;
  readonly minGames: number;
  readonly maxGames: number;
  readonly defaultGames: number;
  /** How many simple games one game of this size counts as. */
  readonly combinations: number;
  readonly prices: Readonly<Record<string, MinorUnits>>;
  /** Empty if the shop picks the numbers. */
  readonly numberSets: readonly NumberSetToPickFromView[];
}

export interface FirstDrawOption {
  readonly drawNo: number;
  /** Place among all draws on sale, the next one being 0. */
  readonly place: number;
  readonly when: string;
  readonly jackpot: string;
}

/** Recurring purchase terms of a ticket, as the lottery allows. */
export interface RecurringTicketTerms extends RecurringOption {
  /** Whether it is on by default. */
  readonly chosen: boolean;
  /** How often, in words: 'Weekly' or 'Every draw'. */
  readonly rhythm: string;
  /** Minimum jackpots to choose from, with amounts as in the API. */
  readonly jackpots: readonly { readonly amount: string; readonly label: string }[];
}

export interface LotteryNumberPickerData {
  readonly lotteryKey: string;
  readonly currency: string;
  readonly gameType: GameType;
  readonly defaultOffer: string;
  readonly offers: readonly NumberPickerGameOffer[];
  readonly numDraws: readonly number[];
  readonly numWeeks: readonly number[];
  /** Days to choose from, with their next draw; empty when every draw is played. */
  readonly days: readonly {
    readonly key: Weekday;
    readonly next: string | null;
    readonly drawNo: number | null;
  }[];
  readonly causes: readonly { readonly key: string; readonly name: string }[];
  /** The cause that the address names. */
  readonly causeKey: string | null;
  /** The coming draws to start with, the next one first; none when it is not on sale. */
  readonly draws: readonly FirstDrawOption[];
  /** The draw requested by the address; null if not on sale. */
  readonly firstDrawNo: number | null;
  readonly repeat: RecurringTicketTerms;
  /** Whether a game can be saved as the favourite numbers of the lottery: its number sets are the same. */
  readonly canSaveFavourites: boolean;
}
