import * as calls from '#schemas/generated/api/funds.wire-calls.gen.ts';
import * as withCode from '#schemas/generated/api/funds-with-code.wire-calls.gen.ts';
import type { PurchaseDeposit } from '#schemas/generated/api/wire-types.gen.ts';
import { ApiFault, notFound, refusal } from '../../http/api-fault.ts';
import { answerCustomer, answerCustomerBody, type CustomerIncoming, type Route } from '../../http/route.ts';
import { paidByWallet } from '../../partner/partner-purchase.ts';
import type { RecurringShop, Shop } from '../../shop.ts';
import { depositAndPurchase } from '../funds/deposit-and-purchase.ts';
import { depositAnswer } from '../funds/deposit-answer.ts';
import { depositOrder, walletPayOrder } from '../funds/deposit-order.ts';
import { fundAnswer } from '../funds/fund-answer.ts';
import type { StoredFund } from '../funds/fund-store.ts';
import { makeDeposit } from '../funds/make-deposit.ts';
import { filtersOf } from '../funds/method-filters.ts';
import { mailAccountAdded, mailWithdrawal } from '../funds/money-mails.ts';
import { openDeposits } from '../funds/open-deposits.ts';
import { paymentMethods, savedFunds } from '../funds/payment-methods.ts';
import { saveBankAccount, saveCard, savePaypal } from '../funds/save-fund.ts';
import { withdraw, withdrawalAnswer } from '../funds/withdraw.ts';
import { asksForCode, challengeTypeOf, gatewayOf, gatewaysOf } from '../gateways/brand-gateways.ts';
import { startCardSetup } from '../gateways/card-setups.ts';
import { hasEnded } from '../gateways/vault-card.ts';

const elevated = { elevated: true };
/** What takes money out, or says where it goes. */
const REAUTHENTICATED = { elevated: 'everyone' } as const;
const SELLS = { elevated: true, sells: true };

/** Paths with words come before those with parameters in the same place. */
export function fundsRoutes(shop: RecurringShop & Pick<Shop, 'withdrawals'>): Route[] {
  return [...gatewayRoutes(shop), ...savedFundRoutes(shop), ...depositRoutes(shop), ...withdrawalRoutes(shop)];
}

function gatewayRoutes(shop: Pick<Shop, 'db' | 'vault' | 'funds' | 'deposits'>): Route[] {
  return [
    answerCustomer(calls.paymentMethodsList, ({ brand, customer, query, now }) => ({
      result: paymentMethods(brand, savedFunds(shop, customer.id), filtersOf(query), now),
    })),

    answerCustomer(calls.fundsCardGateways, ({ brand: { siteKey } }) => {
      const gateways = gatewaysOf(siteKey);
      return { result: { available_card_gateways: gateways, priority_gateway: gateways[0] } };
    }),

    answerCustomer(
      calls.fundsStripeSetup,
      ({ brand: { siteKey }, customer, now }) => {
        requiredGateway(siteKey, 'stripe');
        return { result: { client_secret: startCardSetup(shop, { siteKey, customerId: customer.id }, now) } };
      },
      { unkeyed: true },
    ),

    answerCustomer(calls.fundsGatewayGet, ({ brand: { siteKey }, params }) => {
      const gatewayKey = requiredGateway(siteKey, params.gatewayKey ?? '');
      return {
        result: {
          gateway_key: gatewayKey,
          client_token: shop.vault.clientToken({ siteKey, gatewayKey }),
          vault_url: '/pay/vault',
          csc_required: asksForCode(gatewayKey),
          challenge_type: challengeTypeOf(gatewayKey),
        },
      };
    }),
  ];
}

function savedFundRoutes(
  shop: Pick<Shop, 'brands' | 'customers' | 'outbox' | 'vault' | 'funds' | 'withdrawals'>,
): Route[] {
  return [
    answerCustomerBody(
      calls.fundsPlBraintree,
      (incoming, request) => ({ result: fundAnswer(savePaypal(shop, incoming, request), incoming.now) }),
      elevated,
    ),

    answerCustomerBody(
      calls.fundsBankAccountAdd,
      (incoming, request) => {
        const account = saveBankAccount(shop, incoming, request);
        mailAccountAdded(shop, account, incoming.now);
        return { result: fundAnswer(account, incoming.now) };
      },
      REAUTHENTICATED,
    ),

    answerCustomer(
      calls.fundsSetDefault,
      (incoming) => {
        const fund = fundOf(shop, incoming);
        if (hasEnded(fund, incoming.now)) throw refusal('card_expired', 'This card has expired.');
        return { result: fundAnswer(shop.funds.setDefault(fund), incoming.now) };
      },
      elevated,
    ),

    answerCustomer(calls.fundsDelete, (incoming) => {
      const { id } = fundOf(shop, incoming);
      if (shop.withdrawals.isUnderWay(id)) {
        throw new ApiFault(409, { code: 'fund_in_use', message: 'A withdrawal to this account is under way.' });
      }
      shop.funds.delete(id, incoming.now);
      return { result: { customer_fund_id: id } };
    }),
  ];
}

function depositRoutes(shop: RecurringShop): Route[] {
  const deposit = (incoming: CustomerIncoming, request: PurchaseDeposit) => {
    const order = depositOrder(shop, incoming, incoming.params.fundId ?? '', request);
    return { result: depositAnswer(shop, incoming.brand, makeDeposit(shop, incoming, order), incoming.now) };
  };
  return [
    answerCustomerBody(
      calls.fundsDepositPurchase,
      (incoming, request) => ({ result: depositAndPurchase(shop, incoming, request) }),
      SELLS,
    ),

    answerCustomer(calls.fundsDepositsOpen, ({ brand, customer, now }) => ({
      result: openDeposits(shop, customer.id, now).map((open) => depositAnswer(shop, brand, open, now)),
    })),

    answerCustomer(calls.fundsDepositGet, ({ brand, customer, params, now }) => {
      const found = shop.deposits.byId(customer.id, params.id ?? '');
      if (!found) throw notFound('deposit_not_found', 'There is no such deposit.');
      return { result: depositAnswer(shop, brand, found, now) };
    }),

    answerCustomerBody(calls.fundsDepositCreate, deposit, SELLS),

    answerCustomerBody(withCode.fundsDepositCreateWithCode, deposit, SELLS),

    answerCustomerBody(
      calls.fundsCardAdd,
      (incoming, request) => ({ result: fundAnswer(saveCard(shop, incoming, request), incoming.now) }),
      elevated,
    ),

    answerCustomerBody(
      calls.fundsWalletPayDeposit,
      (incoming, request) => {
        const order = walletPayOrder(shop, incoming, request);
        const deposit = makeDeposit(shop, incoming, order, paidByWallet(shop, incoming, request));
        return { result: depositAnswer(shop, incoming.brand, deposit, incoming.now) };
      },
      SELLS,
    ),
  ];
}

function withdrawalRoutes(
  shop: Pick<Shop, 'db' | 'brands' | 'customers' | 'ledger' | 'outbox' | 'verification' | 'funds' | 'withdrawals'>,
): Route[] {
  return [
    answerCustomerBody(
      calls.fundsWithdraw,
      (incoming, request) => {
        if (incoming.params.id !== incoming.customer.id) {
          throw notFound('customer_not_found', 'There is no such customer.');
        }
        const withdrawal = withdraw(shop, incoming, request);
        mailWithdrawal(shop, withdrawal, incoming.now);
        return { result: withdrawal.id };
      },
      REAUTHENTICATED,
    ),

    answerCustomer(calls.fundsWithdrawalGet, ({ brand, customer, params, now }) => {
      const isOwn = params.id === customer.id;
      const withdrawal = isOwn ? shop.withdrawals.byId(customer.id, params.withdrawalId ?? '') : null;
      if (!withdrawal) throw notFound('withdrawal_not_found', 'There is no such withdrawal.');
      return { result: withdrawalAnswer(shop, brand, withdrawal, now) };
    }),
  ];
}

function requiredGateway(siteKey: string, key: string) {
  const gatewayKey = gatewayOf(siteKey, key);
  if (!gatewayKey) throw notFound('gateway_not_found', 'There is no such gateway.');
  return gatewayKey;
}

function fundOf(
  shop: Pick<Shop, 'funds'>,
  { customer, params }: Pick<CustomerIncoming, 'customer' | 'params'>,
): StoredFund {
  const fund = shop.funds.byId(customer.id, params.fundId ?? '');
  if (!fund) throw notFound('fund_not_found', 'There is no such card or account.');
  return fund;
}
