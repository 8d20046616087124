import { findGameTypeByPathSegment, type GameType as GameTypeKey } from '#domain/play/game-type.ts';
import type { BlockLoadContext } from '#engine/render/block-load.ts';
import type { GameType, LotteryDraw, LotteryOffer, ProductOffer } from '#schemas/generated/api/types.gen.ts';
import type { ShopBlockLoaderServices } from '../shop-services.ts';
import { type OfferOnSale, toOfferOnSale } from './offer-view.ts';

/** The lottery that a page's path names. */
export interface LotteryOfPage {
  readonly lottery: LotteryOffer;
  /** Every offer of the price list. */
  readonly offers: readonly ProductOffer[];
  /** The lottery with its next open draw; null while it is not on sale. */
  readonly sale: OfferOnSale | null;
  /** The game type of the path, the first one if it names none; null for syndicates and parties of the lottery. */
  readonly gameType: GameType | null;
  /** The draws on sale, the next one first. */
  readonly open: readonly LotteryDraw[];
  /** Draws that a ticket may start with: a deferred one can't start with the next draw. */
  readonly starts: readonly LotteryDraw[];
  /** Whether the path names a draw that can't be bought, such as a past one. */
  readonly isOfClosedDraw: boolean;
}

type PageContext = Pick<
  BlockLoadContext<unknown, ShopBlockLoaderServices>,
  'params' | 'visitor' | 'now' | 'services' | 'signal'
>;

/** @throws if the path names no lottery, or a game type that it does not have. */
export async function loadPageLottery(context: PageContext): Promise<LotteryOfPage> {
  const { params, visitor, now, services, signal } = context;
  const { commerce } = services;
  const segment = params['productOfferKey'] ?? '';
  const found = await commerce.offers.bySegment(visitor.pricingId, segment, { signal });
  if (found?.offer.type !== 'lottery_ticket') throw new Error(`no lottery has the path segment '${segment}'`);
  const { offers } = await commerce.offers.list(visitor.pricingId, { signal });
  const lottery = found.offer;
  const gameType = gameTypeAt(lottery, params['gameTypeKey']);
  const sale = toOfferOnSale(lottery, now);
  const open = sale ? lottery.draws.filter((draw) => isOpen(draw, now)) : [];
  const starts = gameType?.key === 'deferred' ? open.slice(1) : open;
  const drawNo = params['drawNo'];
  const isOfClosedDraw = drawNo !== undefined && !open.some((draw) => String(draw.drawNo) === drawNo);
  return { lottery, offers, sale, gameType, open, starts, isOfClosedDraw };
}

/** The first draw requested by the path or by `?firstDrawNo=`; null for none, or if it is not a valid draw number. */
export function readRequestedDrawNo({
  params,
  query,
}: Pick<BlockLoadContext<unknown, ShopBlockLoaderServices>, 'params' | 'query'>): number | null {
  const requestedDrawNo = params['drawNo'] ?? query.get('firstDrawNo') ?? '';
  return /^[1-9]\d{0,8}$/.test(requestedDrawNo) ? Number(requestedDrawNo) : null;
}

const ELSEWHERE: ReadonlySet<GameTypeKey | null> = new Set<GameTypeKey>(['syndicate', 'lotto_party']);

function gameTypeAt({ gameTypes, key }: LotteryOffer, segment: string | undefined): GameType | null {
  const gameTypeKey = segment === undefined ? null : findGameTypeByPathSegment(segment.toLowerCase());
  if (ELSEWHERE.has(gameTypeKey)) return null;
  const gameType = segment === undefined ? gameTypes[0] : gameTypes.find((candidate) => candidate.key === gameTypeKey);
  if (!gameType) throw new Error(`the lottery ${key} is not played as '${segment}'`);
  return gameType;
}

function isOpen({ status, closeDate }: LotteryDraw, now: number): boolean {
  return status === 'OPEN' && Date.parse(closeDate) > now;
}
