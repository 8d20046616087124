import * as calls from '#schemas/generated/api/funds.wire-calls.gen.ts';
import * as withCode from '#schemas/generated/api/funds-with-code.wire-calls.gen.ts';
import type { PurchaseDeposit } from '#schemas/generated/api/wire-types.gen.ts';
import { ApiFault, createNotFoundFault, createRefusalFault } from '../../http/api-fault.ts';
import {
  type CallRoute,
  type CustomerCall,
  defineCustomerBodyRoute,
  defineCustomerRoute,
} from '../../http/call-route.ts';
import { resolveWalletPayPurchase } from '../../partner/partner-purchase.ts';
import type { RecurringPurchaseDependencies, SandboxShop } from '../../shop.ts';
import { depositAndPurchase } from '../funds/deposit-and-purchase.ts';
import { resolveDepositOrder, resolveWalletPayOrder } from '../funds/deposit-order.ts';
import { toDepositResponse } from '../funds/deposit-response.ts';
import { toFundResponse } from '../funds/fund-response.ts';
import type { StoredFund } from '../funds/fund-store.ts';
import { makeDeposit } from '../funds/make-deposit.ts';
import { parsePaymentMethodFilters } from '../funds/method-filters.ts';
import { sendAccountAddedMail, sendWithdrawalMail } from '../funds/money-mails.ts';
import { listOpenDeposits } from '../funds/open-deposits.ts';
import { listPaymentMethods, listSavedFunds } from '../funds/payment-methods.ts';
import { saveBankAccount, saveCard, savePaypalAccount } from '../funds/save-fund.ts';
import { toWithdrawalResponse, withdrawFunds } from '../funds/withdraw.ts';
import {
  findCardGateway,
  getChallengeType,
  listCardGateways,
  requiresSecurityCode,
} from '../gateways/brand-gateways.ts';
import { startCardSetup } from '../gateways/card-setups.ts';
import { isCardExpired } from '../gateways/vault-card.ts';

const ELEVATED = { requiresElevation: true };
/** For withdrawals and accounts to withdraw to. */
const REAUTHENTICATED = { requiresElevation: 'everyone' } as const;
const SELLS = { requiresElevation: true, sells: true };

/** Literal paths come before paths with parameters. */
export function fundsRoutes(shop: RecurringPurchaseDependencies & Pick<SandboxShop, 'withdrawals'>): CallRoute[] {
  return [...gatewayRoutes(shop), ...savedFundRoutes(shop), ...depositRoutes(shop), ...withdrawalRoutes(shop)];
}

function gatewayRoutes(shop: Pick<SandboxShop, 'db' | 'cardVault' | 'funds' | 'deposits'>): CallRoute[] {
  return [
    defineCustomerRoute(calls.paymentMethodsList, ({ brand, customer, query, now }) => ({
      result: listPaymentMethods(brand, listSavedFunds(shop, customer.id), parsePaymentMethodFilters(query), now),
    })),

    defineCustomerRoute(calls.fundsCardGateways, ({ brand: { siteKey } }) => {
      const gateways = listCardGateways(siteKey);
      return { result: { available_card_gateways: gateways, priority_gateway: gateways[0] } };
    }),

    defineCustomerRoute(
      calls.fundsStripeSetup,
      ({ brand: { siteKey }, customer, now }) => {
        requiredGateway(siteKey, 'stripe');
        return { result: { client_secret: startCardSetup(shop, { siteKey, customerId: customer.id }, now) } };
      },
      { ignoresIdempotencyKey: true },
    ),

    defineCustomerRoute(calls.fundsGatewayGet, ({ brand: { siteKey }, params }) => {
      const gatewayKey = requiredGateway(siteKey, params.gatewayKey ?? '');
      return {
        result: {
          gateway_key: gatewayKey,
          client_token: shop.cardVault.createClientToken({ siteKey, gatewayKey }),
          vault_url: '/pay/vault',
          csc_required: requiresSecurityCode(gatewayKey),
          challenge_type: getChallengeType(gatewayKey),
        },
      };
    }),
  ];
}

function savedFundRoutes(
  shop: Pick<SandboxShop, 'brands' | 'customers' | 'outbox' | 'cardVault' | 'funds' | 'withdrawals'>,
): CallRoute[] {
  return [
    defineCustomerBodyRoute(
      calls.fundsPlBraintree,
      (incoming, request) => ({ result: toFundResponse(savePaypalAccount(shop, incoming, request), incoming.now) }),
      ELEVATED,
    ),

    defineCustomerBodyRoute(
      calls.fundsBankAccountAdd,
      (incoming, request) => {
        const account = saveBankAccount(shop, incoming, request);
        sendAccountAddedMail(shop, account, incoming.now);
        return { result: toFundResponse(account, incoming.now) };
      },
      REAUTHENTICATED,
    ),

    defineCustomerRoute(
      calls.fundsSetDefault,
      (incoming) => {
        const fund = fundOf(shop, incoming);
        if (isCardExpired(fund, incoming.now)) throw createRefusalFault('card_expired', 'This card has expired.');
        return { result: toFundResponse(shop.funds.setDefault(fund), incoming.now) };
      },
      ELEVATED,
    ),

    defineCustomerRoute(calls.fundsDelete, (incoming) => {
      const { id } = fundOf(shop, incoming);
      if (shop.withdrawals.hasOpenWithdrawal(id)) {
        throw new ApiFault(409, { code: 'fund_in_use', message: 'A withdrawal to this account is under way.' });
      }
      shop.funds.delete(id, incoming.now);
      return { result: { customer_fund_id: id } };
    }),
  ];
}

function depositRoutes(shop: RecurringPurchaseDependencies): CallRoute[] {
  const deposit = (incoming: CustomerCall, request: PurchaseDeposit) => {
    const order = resolveDepositOrder(shop, incoming, incoming.params.fundId ?? '', request);
    return { result: toDepositResponse(shop, incoming.brand, makeDeposit(shop, incoming, order), incoming.now) };
  };
  return [
    defineCustomerBodyRoute(
      calls.fundsDepositPurchase,
      (incoming, request) => ({ result: depositAndPurchase(shop, incoming, request) }),
      SELLS,
    ),

    defineCustomerRoute(calls.fundsDepositsOpen, ({ brand, customer, now }) => ({
      result: listOpenDeposits(shop, customer.id, now).map((open) => toDepositResponse(shop, brand, open, now)),
    })),

    defineCustomerRoute(calls.fundsDepositGet, ({ brand, customer, params, now }) => {
      const found = shop.deposits.findById(customer.id, params.id ?? '');
      if (!found) throw createNotFoundFault('deposit_not_found', 'There is no such deposit.');
      return { result: toDepositResponse(shop, brand, found, now) };
    }),

    defineCustomerBodyRoute(calls.fundsDepositCreate, deposit, SELLS),

    defineCustomerBodyRoute(withCode.fundsDepositCreateWithCode, deposit, SELLS),

    defineCustomerBodyRoute(
      calls.fundsCardAdd,
      (incoming, request) => ({ result: toFundResponse(saveCard(shop, incoming, request), incoming.now) }),
      ELEVATED,
    ),

    defineCustomerBodyRoute(
      calls.fundsWalletPayDeposit,
      (incoming, request) => {
        const order = resolveWalletPayOrder(shop, incoming, request);
        const deposit = makeDeposit(shop, incoming, order, resolveWalletPayPurchase(shop, incoming, request));
        return { result: toDepositResponse(shop, incoming.brand, deposit, incoming.now) };
      },
      SELLS,
    ),
  ];
}

function withdrawalRoutes(
  shop: Pick<
    SandboxShop,
    'db' | 'brands' | 'customers' | 'ledger' | 'outbox' | 'verification' | 'funds' | 'withdrawals'
  >,
): CallRoute[] {
  return [
    defineCustomerBodyRoute(
      calls.fundsWithdraw,
      (incoming, request) => {
        if (incoming.params.id !== incoming.customer.id) {
          throw createNotFoundFault('customer_not_found', 'There is no such customer.');
        }
        const withdrawal = withdrawFunds(shop, incoming, request);
        sendWithdrawalMail(shop, withdrawal, incoming.now);
        return { result: withdrawal.id };
      },
      REAUTHENTICATED,
    ),

    defineCustomerRoute(calls.fundsWithdrawalGet, ({ brand, customer, params, now }) => {
      const isOwn = params.id === customer.id;
      const withdrawal = isOwn ? shop.withdrawals.findById(customer.id, params.withdrawalId ?? '') : null;
      if (!withdrawal) throw createNotFoundFault('withdrawal_not_found', 'There is no such withdrawal.');
      return { result: toWithdrawalResponse(shop, brand, withdrawal, now) };
    }),
  ];
}

function requiredGateway(siteKey: string, key: string) {
  const gatewayKey = findCardGateway(siteKey, key);
  if (!gatewayKey) throw createNotFoundFault('gateway_not_found', 'There is no such gateway.');
  return gatewayKey;
}

function fundOf(
  shop: Pick<SandboxShop, 'funds'>,
  { customer, params }: Pick<CustomerCall, 'customer' | 'params'>,
): StoredFund {
  const fund = shop.funds.findById(customer.id, params.fundId ?? '');
  if (!fund) throw createNotFoundFault('fund_not_found', 'There is no such card or account.');
  return fund;
}
