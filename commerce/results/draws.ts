import { ApiError } from '#engine/api/api-error.ts';
import type { ApiTransport, CallOptions, CallRefOf, PaginationInfo } from '#engine/api/transport.ts';
import type {
  drawDetails,
  drawDetailsPrizes,
  drawDetailsWinners,
  drawFullResult,
  drawPreview,
  drawsPast,
  drawsPastArchived,
  drawsPastResultKeys,
} from '#schemas/generated/api/draws.calls.gen.ts';
import type {
  DrawCategory,
  DrawDetails,
  DrawResult,
  DrawWinner,
  PastDraw,
  PrizeDivision,
  ResultKey,
} from '#schemas/generated/api/types.gen.ts';

const past: CallRefOf<typeof drawsPast> = { id: 'draws.past' };
const archived: CallRefOf<typeof drawsPastArchived> = { id: 'draws.past.archived' };
const preview: CallRefOf<typeof drawPreview> = { id: 'draw.preview' };
const resultKeys: CallRefOf<typeof drawsPastResultKeys> = { id: 'draws.past.result-keys' };
const fullResult: CallRefOf<typeof drawFullResult> = { id: 'draw.full-result' };
const details: CallRefOf<typeof drawDetails> = { id: 'draw.details' };
const prizes: CallRefOf<typeof drawDetailsPrizes> = { id: 'draw.details.prizes' };
const winners: CallRefOf<typeof drawDetailsWinners> = { id: 'draw.details.winners' };

type Options = Pick<CallOptions<never>, 'signal'>;

/** `limit` defaults to 5 (specification: The calls it makes, "Result queries"). */
export interface PastDrawsQuery {
  readonly limit?: number;
  readonly offset?: number;
  readonly key?: string;
  readonly category?: DrawCategory;
}

export interface PagedEntries<Entry> {
  readonly entries: readonly Entry[];
  readonly pageInfo: PaginationInfo | null;
  /** When to fetch the entries again, in epoch milliseconds; null for each time. */
  readonly expires: number | null;
}

/** ISO 8601 in UTC. */
export interface OfferFirstAndLastDrawDates {
  readonly first: string;
  readonly last: string;
}

/** Dates of past draws, ISO 8601 in UTC. */
export interface OfferPastDrawDates {
  /** Newest first: all, or as many as one answer holds. */
  readonly latest: readonly string[];
  /** The first draw if it is not among `latest`. */
  readonly first: string | null;
}

export interface DrawCalls {
  past(pricingId: string, query?: PastDrawsQuery, options?: Options): Promise<PagedEntries<PastDraw>>;
  /** Draws of a month in the time zone of the shop; months count from 1. */
  archived(offerKey: string, year: number, month: number, options?: Options): Promise<readonly PastDraw[]>;
  /** Dates of the first and last draw of an offer; null before its first draw. */
  span(pricingId: string, offerKey: string, options?: Options): Promise<OfferFirstAndLastDrawDates | null>;
  dates(pricingId: string, offerKey: string, options?: Options): Promise<OfferPastDrawDates>;
  resultKeys(pricingId: string, options?: Options): Promise<readonly ResultKey[]>;
  /** An upcoming draw. */
  preview(offerKey: string, drawNo: number, options?: Options): Promise<DrawDetails>;
  fullResult(offerKey: string, drawNo: number, options?: Options): Promise<DrawResult>;
  details(offerKey: string, drawNo: number, options?: Options): Promise<DrawDetails>;
  prizes(offerKey: string, drawNo: number, options?: Options): Promise<readonly PrizeDivision[]>;
  winners(
    offerKey: string,
    drawNo: number,
    query?: LimitAndOffsetQuery,
    options?: Options,
  ): Promise<PagedEntries<DrawWinner>>;
}

export interface LimitAndOffsetQuery {
  readonly limit?: number;
  readonly offset?: number;
}

/** Results per page (specification: Business constants and limits, "Page sizes"). */
const PAGE_SIZE = 5;

/** Page size for reading draw dates (decision 040). An API may return fewer. */
const DATES_LIMIT = 100;

/** With `isPreview`, draw details come from `draw.preview`, also before the draw is on sale. */
export function createDrawCalls(transport: ApiTransport, isPreview = false): DrawCalls {
  async function previewOf(input: ReturnType<typeof drawInput>, options: Options): Promise<DrawDetails | null> {
    try {
      return (await transport.send(preview, input, options)).result;
    } catch (error) {
      // Past draws have no preview.
      if (error instanceof ApiError && error.status === 404) return null;
      throw error;
    }
  }

  async function fetchPastDraws(pricingId: string, query: PastDrawsQuery = {}, options: Options = {}) {
    const input = { params: { pricingId }, query: { limit: PAGE_SIZE, ...query } };
    const { result, pageInfo, expires } = await transport.send(past, input, options);
    return { entries: result, pageInfo, expires };
  }
  return {
    past: fetchPastDraws,
    async span(pricingId, key, options) {
      const latest = await fetchPastDraws(pricingId, { key, limit: 1 }, options);
      const [last] = latest.entries;
      if (!last) return null;
      const offset = (latest.pageInfo?.total ?? 1) - 1;
      const [first = last] = (await fetchPastDraws(pricingId, { key, limit: 1, offset }, options)).entries;
      return { first: first.date, last: last.date };
    },
    async dates(pricingId, key, options) {
      const { entries, pageInfo } = await fetchPastDraws(pricingId, { key, limit: DATES_LIMIT }, options);
      const latest = entries.map(({ date }) => date);
      const total = pageInfo?.total ?? latest.length;
      if (total <= latest.length) return { latest, first: null };
      const oldest = await fetchPastDraws(pricingId, { key, limit: 1, offset: total - 1 }, options);
      return { latest, first: oldest.entries[0]?.date ?? null };
    },
    async resultKeys(pricingId, options = {}) {
      return (await transport.send(resultKeys, { params: { pricingId } }, options)).result;
    },
    async archived(key, year, month, options = {}) {
      const params = { key, year: String(year), month: String(month) };
      return (await transport.send(archived, { params }, options)).result;
    },
    async preview(offerKey, drawNo, options = {}) {
      return (await transport.send(preview, drawInput(offerKey, drawNo), options)).result;
    },
    async fullResult(offerKey, drawNo, options = {}) {
      return (await transport.send(fullResult, drawInput(offerKey, drawNo), options)).result;
    },
    async details(offerKey, drawNo, options = {}) {
      const previewed = isPreview ? await previewOf(drawInput(offerKey, drawNo), options) : null;
      if (previewed) return previewed;
      return (await transport.send(details, drawInput(offerKey, drawNo), options)).result;
    },
    async prizes(offerKey, drawNo, options = {}) {
      return (await transport.send(prizes, drawInput(offerKey, drawNo), options)).result;
    },
    async winners(offerKey, drawNo, query = {}, options = {}) {
      const { result, pageInfo, expires } = await transport.send(
        winners,
        { ...drawInput(offerKey, drawNo), query: { ...query } },
        options,
      );
      return { entries: result, pageInfo, expires };
    },
  };
}

function drawInput(offerKey: string, drawNo: number) {
  return { params: { offerKey, drawNo: String(drawNo) } };
}
