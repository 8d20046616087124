import { toDecimalAmount } from '#domain/money.ts';
import { createThreeDSecureBrowserData, type ThreeDSecureBrowserFacts } from '#domain/payment/browser-information.ts';
import type { DepositRequest } from '#schemas/generated/api/types.gen.ts';
import type { CreateDepositInput } from './deposit.types.ts';
import type { DepositAttemptRequest } from './deposit-attempts.ts';

/** Page data that a request contains. */
export interface DepositRequestPageFacts {
  readonly customerId: () => string | null;
  /** ISO 4217 code of the currency of the shop. */
  readonly currency: () => string;
  readonly browser: () => ThreeDSecureBrowserFacts;
  /** Addresses in which `{deposit_id}` becomes the id of the deposit. */
  readonly notificationUrl: () => string;
  readonly successUrl: (forPurchase: boolean) => string;
  readonly cancelUrl: (forPurchase: boolean) => string;
}

/** The request of a deposit (specification: Entities, "Deposit request"), without the security code. */
export function toDepositRequest(
  { input, way, walletToken }: CreateDepositInput,
  page: DepositRequestPageFacts,
  deviceData: string | null = null,
): DepositAttemptRequest {
  if (input.kind !== 'new' || way === null) throw new TypeError('there is nothing to deposit');
  const { amount, purchase } = input;
  const metadata = purchase?.metadata ?? input.metadata;
  const facts = {
    amount: toDecimalAmount(amount, page.currency()),
    checkout: purchase !== null,
    ...(deviceData !== null && { deviceData }),
    ...(metadata && { metadata }),
  };
  switch (way.kind) {
    case 'fund': {
      const gateway = way.gatewayKey === null ? {} : { gatewayKey: way.gatewayKey };
      const fund = { ...facts, ...gateway, customerFundId: way.fundId };
      // Only cards need 3-D Secure data; bank accounts are verified before.
      return sent(way.fundId, way.method === 'cc' ? { ...fund, ...authentication(page) } : fund);
    }
    case 'paypal': {
      const gateway = way.gatewayKey === null ? {} : { gatewayKey: way.gatewayKey };
      const urls = { successUrl: page.successUrl(purchase !== null), cancelUrl: page.cancelUrl(purchase !== null) };
      return sent(way.method, { ...facts, ...gateway, ...urls, depositMethodCode: way.method });
    }
    case 'transfer':
      return sent(way.method, { ...facts, depositMethodCode: way.method });
    case 'device-wallet': {
      const { method, gatewayKey } = way;
      const body = { ...facts, token: walletToken ?? '', ...(purchase && { purchase }) };
      return { call: 'wallet-pay', method, gatewayKey, body };
    }
    case 'new-card':
    case 'new-bank-account':
      throw new TypeError(`a ${way.kind} is saved before it pays`);
  }

  function sent(payer: string, body: DepositRequest): DepositAttemptRequest {
    const customerId = page.customerId();
    const own = customerId === null ? body : { ...body, customerId };
    return purchase ? { call: 'deposit-purchase', body: own, purchase } : { call: 'deposit', payer, body: own };
  }
}

function authentication({
  browser,
  notificationUrl,
}: DepositRequestPageFacts): Pick<DepositRequest, 'strongCustomerAuthentication'> {
  return { strongCustomerAuthentication: createThreeDSecureBrowserData(browser(), notificationUrl()) };
}
