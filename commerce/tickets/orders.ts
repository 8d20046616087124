import type { ApiTransport, CallOptions, CallRefOf } from '#engine/api/transport.ts';
import type {
  drawFullResultCustomer,
  drawsPastCustomer,
  ordersGet,
  ordersList,
  ordersPrint,
  ordersRecommended,
} from '#schemas/generated/api/orders.calls.gen.ts';
import type {
  CustomerDrawResult,
  CustomerPastDraw,
  Order,
  OrderStatus,
  OrderSummary,
  RecommendedOrder,
} from '#schemas/generated/api/types.gen.ts';
import type { LimitAndOffsetQuery, PagedEntries } from '../results/draws.ts';

const list: CallRefOf<typeof ordersList> = { id: 'orders.list' };
const get: CallRefOf<typeof ordersGet> = { id: 'orders.get' };
const recommended: CallRefOf<typeof ordersRecommended> = { id: 'orders.recommended' };
const print: CallRefOf<typeof ordersPrint> = { id: 'orders.print' };
const pastDraws: CallRefOf<typeof drawsPastCustomer> = { id: 'draws.past-customer' };
const fullResult: CallRefOf<typeof drawFullResultCustomer> = { id: 'draw.full-result-customer' };

type Options = Pick<CallOptions<never>, 'signal'>;

/** The customer must be signed in. */
export interface CustomerDrawsQuery extends LimitAndOffsetQuery {
  readonly customerId: string;
}

export interface OrderCalls {
  list(status: OrderStatus, query?: LimitAndOffsetQuery, options?: Options): Promise<PagedEntries<OrderSummary>>;
  /** An order with its ticket, results and winnings per draw. */
  get(id: string, options?: Options): Promise<Order>;
  recommended(options?: Options): Promise<readonly RecommendedOrder[]>;
  /** The ticket as a PDF, in the form in which the transport returns documents. */
  print(id: string, options?: Options): Promise<unknown>;
  /** Past draws of an offer for which the customer had tickets. */
  pastDraws(offerKey: string, query: CustomerDrawsQuery, options?: Options): Promise<PagedEntries<CustomerPastDraw>>;
  fullResult(offerKey: string, drawNo: number, options?: Options): Promise<CustomerDrawResult>;
}

const PAGE_SIZE = 10;
const RESULTS_PAGE_SIZE = 5;

export function createOrderCalls(transport: ApiTransport): OrderCalls {
  return {
    async list(status, query = {}, options = {}) {
      const input = { query: { status, limit: PAGE_SIZE, ...query } };
      const { result, pageInfo, expires } = await transport.send(list, input, options);
      return { entries: result, pageInfo, expires };
    },
    async get(id, options = {}) {
      const input = { params: { id }, query: { show_details: 'true' as const } };
      return (await transport.send(get, input, options)).result;
    },
    async recommended(options = {}) {
      return (await transport.send(recommended, {}, options)).result;
    },
    async print(id, options = {}) {
      return (await transport.send(print, { params: { id } }, options)).result;
    },
    async pastDraws(key, query, options = {}) {
      const input = { params: { key }, query: { limit: RESULTS_PAGE_SIZE, ...query } };
      const { result, pageInfo, expires } = await transport.send(pastDraws, input, options);
      return { entries: result, pageInfo, expires };
    },
    async fullResult(offerKey, drawNo, options = {}) {
      const input = { params: { offerKey, drawNo: String(drawNo) } };
      return (await transport.send(fullResult, input, options)).result;
    },
  };
}
