import * as calls from '#schemas/generated/api/orders.wire-calls.gen.ts';
import type { OrderStatus } from '#schemas/generated/api/wire-types.gen.ts';
import { getOfferKeyForDraws } from '../../cart/item-draws.ts';
import type { StoredOrder } from '../../checkout/checkout.ts';
import { listRecommendedOrders } from '../../checkout/recommend.ts';
import { createInvalidValueFault, createNotFoundFault } from '../../http/api-fault.ts';
import {
  type AuthorisedCustomerCall,
  defineSandboxAsyncRoute,
  defineSandboxCustomerRoute,
  requireCustomerCall,
  type SandboxCallRoute,
} from '../../http/call-route.ts';
import { parsePagination } from '../../http/pagination.ts';
import { toDrawResultResponse, toPastDrawResponse } from '../../offers/draw-response.ts';
import { toMoneyResponse } from '../../offers/money-response.ts';
import { listRegionsOfSubVariant } from '../../offers/price-list.ts';
import { findDrawByCallParams } from '../../results/calls/draws.ts';
import type { SandboxShop } from '../../shop.ts';
import { toOrderDrawTicketResponse } from '../orders/order-line-response.ts';
import { renderOrderPdf } from '../orders/order-pdf.ts';
import { toOrderResponse, toOrderSummaryResponse } from '../orders/order-response.ts';
import { ticketsMessages } from '../tickets.messages.gen.ts';

const ORDERS_ON_A_PAGE = 10;
const RESULTS_ON_A_PAGE = 5;

export function createSandboxOrdersRoutes(shop: SandboxShop): SandboxCallRoute[] {
  return [
    defineSandboxCustomerRoute(calls.ordersList, ({ brand, customer, query, now }) => {
      const { limit, offset } = parsePagination(query, ORDERS_ON_A_PAGE);
      const status = statusOf(query.status);
      const { orders, total } = shop.orders.listPage({ customerId: customer.id, status, now, limit, offset });
      return {
        result: orders.map((order) => toOrderSummaryResponse(order, { shop, brand, now })),
        page_info: { limit, offset, total },
      };
    }),

    defineSandboxCustomerRoute(calls.ordersRecommended, ({ brand, customer, subVariant, now }) => {
      const regions = listRegionsOfSubVariant(brand, subVariant);
      return { result: listRecommendedOrders(customer.id, { shop, brand, now, regions, customerId: customer.id }) };
    }),

    defineSandboxCustomerRoute(calls.ordersGet, (incoming) => {
      const { brand, query, now } = incoming;
      return { result: toOrderResponse(orderOf(shop, incoming), { shop, brand, now }, query.show_details === 'true') };
    }),

    defineSandboxAsyncRoute(calls.ordersPrint, async (incoming) => {
      const { brand, now } = incoming;
      const order = orderOf(shop, requireCustomerCall(incoming));
      const lines = shop.orders
        .listDraws(order.id)
        .map((ticket) => toOrderDrawTicketResponse(ticket, order, { shop, brand, now }));
      return renderOrderPdf(order, lines, brand.catalogue);
    }),

    defineSandboxCustomerRoute(calls.drawsPastCustomer, ({ brand, customer, params, query, now }) => {
      const { currency } = brand.catalogue.branding;
      const { limit, offset } = parsePagination(query, RESULTS_ON_A_PAGE);
      if (query.customerId !== undefined && query.customerId !== customer.id) {
        throw createInvalidValueFault('customerId');
      }
      const offer = brand.catalogue.offers.find(({ key }) => key === params.key);
      const key = offer ? getOfferKeyForDraws(offer) : '';
      const { ids, total } = shop.orders.listPastDrawIds(customer.id, key, limit, offset);
      return {
        result: ids.map((id) => {
          const tickets = shop.orders.listByCustomerInDraw(customer.id, id);
          return {
            draw: toPastDrawResponse(shop.draws.getById(id), { shop, brand, now }),
            order_ids: tickets.map(({ orderId }) => orderId),
            winnings: toMoneyResponse(sumOf(tickets), currency),
          };
        }),
        page_info: { limit, offset, total },
      };
    }),

    defineSandboxCustomerRoute(calls.drawFullResultCustomer, (incoming) => {
      const { brand, customer, now } = incoming;
      const draw = findDrawByCallParams(shop, incoming);
      if (!draw?.drawn) throw createNotFoundFault('draw_not_found', ticketsMessages.noSuchDraw());
      const tickets = shop.orders.listByCustomerInDraw(customer.id, draw.id);
      const view = { shop, brand, now };
      return {
        result: {
          result: toDrawResultResponse(draw, view),
          lines: tickets.map((ticket) => toOrderDrawTicketResponse(ticket, shop.orders.require(ticket.orderId), view)),
          winnings: toMoneyResponse(sumOf(tickets), brand.catalogue.branding.currency),
        },
      };
    }),
  ];
}

function statusOf(status: string | undefined): OrderStatus {
  if (status === undefined || status === 'upcoming_products') return 'upcoming_products';
  if (status === 'past_products') return status;
  throw createInvalidValueFault('status');
}

function orderOf(
  shop: Pick<SandboxShop, 'orders'>,
  { customer, params }: Pick<AuthorisedCustomerCall, 'customer' | 'params'>,
): StoredOrder {
  const order = shop.orders.find(customer.id, params.id ?? '');
  if (!order) throw createNotFoundFault('order_not_found', ticketsMessages.noSuchOrder());
  return order;
}

function sumOf(tickets: readonly { winnings: number }[]): number {
  return tickets.reduce((sum, { winnings }) => sum + winnings, 0);
}
