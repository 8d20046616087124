import type { CallQuery, WireCallDescriptor } from '#schemas/api/call.ts';
import { anonCartGet, anonCartItemsUpdate } from '#schemas/generated/api/anon-cart.wire-calls.gen.ts';
import { customerGet, favouriteNumbersUpdate } from '#schemas/generated/api/customer.wire-calls.gen.ts';
import { transactionsList } from '#schemas/generated/api/transactions.wire-calls.gen.ts';

/** A measured call, in the names that a client of the engine uses. */
export interface ApiCallMadeByBenchmarks {
  readonly what: string;
  readonly address: WireCallDescriptor<unknown, unknown>;
  readonly query?: CallQuery;
  /** The body of a call; differs with `time`, so that each write changes something. */
  readonly body?: (time: number) => object;
}

/** Items that fill the cart before the measurement. */
export const ITEMS_TO_FILL_BENCH_CART = ['random', 'random', 'random'].map((gameType) => ({
  productType: 'lottery_ticket',
  lotteryKey: 'golden-bay',
  gameType,
  numGames: 6,
  quickpick: true,
}));

export const benchReadVisitorCartCall: ApiCallMadeByBenchmarks = {
  what: 'visitor reads the cart',
  address: anonCartGet,
};

export const benchChangeVisitorCartItemCall: ApiCallMadeByBenchmarks = {
  what: 'visitor changes a cart item',
  address: anonCartItemsUpdate,
  body: (time) => ({ numGames: 4 + (time % 3) }),
};

export const benchReadCustomerAccountCall: ApiCallMadeByBenchmarks = {
  what: 'customer reads the account',
  address: customerGet,
};

export const benchReplaceFavouriteNumbersCall: ApiCallMadeByBenchmarks = {
  what: 'customer replaces favourite numbers',
  address: favouriteNumbersUpdate,
  body: (time) => ({
    favouriteNumbers: [
      { lotteryKey: 'golden-bay', numberSets: [{ key: 'main', numbers: [1, 2, 3, 4, 5, 6 + (time % 30)] }] },
    ],
  }),
};

export const benchListTransactionsCall: ApiCallMadeByBenchmarks = {
  what: 'customer lists 20 transactions',
  address: transactionsList,
  query: { limit: 20, offset: 0 },
};

/** The engine caches the answer of none of these calls. */
export const API_CALLS_MADE_BY_BENCHMARKS = [
  benchReadVisitorCartCall,
  benchChangeVisitorCartItemCall,
  benchReadCustomerAccountCall,
  benchReplaceFavouriteNumbersCall,
  benchListTransactionsCall,
];
