import * as calls from '#schemas/generated/api/funds.wire-calls.gen.ts';
import * as withCode from '#schemas/generated/api/funds-with-code.wire-calls.gen.ts';
import type { PurchaseDeposit } from '#schemas/generated/api/wire-types.gen.ts';
import { ApiFault, createNotFoundFault, createRefusalFault } from '../../http/api-fault.ts';
import {
  type AuthorisedCustomerCall,
  defineSandboxCustomerBodyRoute,
  defineSandboxCustomerRoute,
  type SandboxCallRoute,
} from '../../http/call-route.ts';
import { preparePurchaseAfterDeviceWalletDeposit } from '../../partner/partner-purchase.ts';
import type { SandboxShop, UnattendedPurchaseDependencies } from '../../shop.ts';
import { makeDepositAndPurchase } from '../funds/deposit-and-purchase.ts';
import { resolveDepositRequest, validateDeviceWalletDepositRequest } from '../funds/deposit-order.ts';
import { toDepositResponse } from '../funds/deposit-response.ts';
import { toFundResponse } from '../funds/fund-response.ts';
import type { StoredFund } from '../funds/fund-store.ts';
import { makeDeposit } from '../funds/make-deposit.ts';
import { parsePaymentMethodFilters } from '../funds/method-filters.ts';
import { sendBankAccountAddedMail, sendWithdrawalMail } from '../funds/money-mails.ts';
import { listOpenDeposits } from '../funds/open-deposits.ts';
import { listPaymentMethods, listStoredFundsMarkedIfRefused } from '../funds/payment-methods.ts';
import { storeSavedBankAccount, storeSavedCard, storeSavedPaypalAccount } from '../funds/save-fund.ts';
import { requestWithdrawal, toWithdrawalResponse } from '../funds/withdraw.ts';
import {
  doesGatewayRequireSecurityCode,
  findBrandCardGateway,
  getChallengeTypeOfGateway,
  listBrandCardGateways,
} from '../gateways/brand-gateways.ts';
import { startStripeCardSetup } from '../gateways/card-setups.ts';
import { isCardExpired } from '../gateways/vault-card.ts';
import { walletMessages } from '../wallet.messages.gen.ts';

const ELEVATED = { requiresElevation: true };
/** For withdrawals and accounts to withdraw to. */
const REAUTHENTICATED = { requiresElevation: 'everyone' } as const;
const SELLS = { requiresElevation: true, sells: true };

/** Literal paths come before paths with parameters. */
export function createSandboxFundsRoutes(
  shop: UnattendedPurchaseDependencies & Pick<SandboxShop, 'withdrawals'>,
): SandboxCallRoute[] {
  return [...gatewayRoutes(shop), ...savedFundRoutes(shop), ...depositRoutes(shop), ...withdrawalRoutes(shop)];
}

function gatewayRoutes(shop: Pick<SandboxShop, 'db' | 'cardVault' | 'funds' | 'deposits'>): SandboxCallRoute[] {
  return [
    defineSandboxCustomerRoute(calls.paymentMethodsList, ({ brand, customer, query, now }) => ({
      result: listPaymentMethods(
        brand,
        listStoredFundsMarkedIfRefused(shop, customer.id),
        parsePaymentMethodFilters(query),
        now,
      ),
    })),

    defineSandboxCustomerRoute(calls.fundsCardGateways, ({ brand: { siteKey } }) => {
      const gateways = listBrandCardGateways(siteKey);
      return { result: { available_card_gateways: gateways, priority_gateway: gateways[0] } };
    }),

    defineSandboxCustomerRoute(
      calls.fundsStripeSetup,
      ({ brand: { siteKey }, customer, now }) => {
        requiredGateway(siteKey, 'stripe');
        return { result: { client_secret: startStripeCardSetup(shop, { siteKey, customerId: customer.id }, now) } };
      },
      { ignoresIdempotencyKey: true },
    ),

    defineSandboxCustomerRoute(calls.fundsGatewayGet, ({ brand: { siteKey }, params }) => {
      const gatewayKey = requiredGateway(siteKey, params.gatewayKey ?? '');
      return {
        result: {
          gateway_key: gatewayKey,
          client_token: shop.cardVault.createClientToken({ siteKey, gatewayKey }),
          vault_url: '/pay/vault',
          csc_required: doesGatewayRequireSecurityCode(gatewayKey),
          challenge_type: getChallengeTypeOfGateway(gatewayKey),
        },
      };
    }),
  ];
}

function savedFundRoutes(
  shop: Pick<SandboxShop, 'brands' | 'customers' | 'outbox' | 'cardVault' | 'funds' | 'withdrawals'>,
): SandboxCallRoute[] {
  return [
    defineSandboxCustomerBodyRoute(
      calls.fundsPlBraintree,
      (incoming, request) => ({
        result: toFundResponse(storeSavedPaypalAccount(shop, incoming, request), incoming.now),
      }),
      ELEVATED,
    ),

    defineSandboxCustomerBodyRoute(
      calls.fundsBankAccountAdd,
      (incoming, request) => {
        const account = storeSavedBankAccount(shop, incoming, request);
        sendBankAccountAddedMail(shop, account, incoming.now);
        return { result: toFundResponse(account, incoming.now) };
      },
      REAUTHENTICATED,
    ),

    defineSandboxCustomerRoute(
      calls.fundsSetDefault,
      (incoming) => {
        const fund = fundOf(shop, incoming);
        if (isCardExpired(fund, incoming.now)) throw createRefusalFault('card_expired', walletMessages.cardExpired());
        return { result: toFundResponse(shop.funds.setDefault(fund), incoming.now) };
      },
      ELEVATED,
    ),

    defineSandboxCustomerRoute(calls.fundsDelete, (incoming) => {
      const { id } = fundOf(shop, incoming);
      if (shop.withdrawals.hasOpenWithdrawal(id)) {
        throw new ApiFault(409, { code: 'fund_in_use', message: walletMessages.withdrawalUnderWay() });
      }
      shop.funds.delete(id, incoming.now);
      return { result: { customer_fund_id: id } };
    }),
  ];
}

function depositRoutes(shop: UnattendedPurchaseDependencies): SandboxCallRoute[] {
  const deposit = (incoming: AuthorisedCustomerCall, request: PurchaseDeposit) => {
    const order = resolveDepositRequest(shop, incoming, incoming.params.fundId ?? '', request);
    return { result: toDepositResponse(shop, incoming.brand, makeDeposit(shop, incoming, order), incoming.now) };
  };
  return [
    defineSandboxCustomerBodyRoute(
      calls.fundsDepositPurchase,
      (incoming, request) => ({ result: makeDepositAndPurchase(shop, incoming, request) }),
      SELLS,
    ),

    defineSandboxCustomerRoute(calls.fundsDepositsOpen, ({ brand, customer, now }) => ({
      result: listOpenDeposits(shop, customer.id, now).map((open) => toDepositResponse(shop, brand, open, now)),
    })),

    defineSandboxCustomerRoute(calls.fundsDepositGet, ({ brand, customer, params, now }) => {
      const found = shop.deposits.findById(customer.id, params.id ?? '');
      if (!found) throw createNotFoundFault('deposit_not_found', walletMessages.noSuchDeposit());
      return { result: toDepositResponse(shop, brand, found, now) };
    }),

    defineSandboxCustomerBodyRoute(calls.fundsDepositCreate, deposit, SELLS),

    defineSandboxCustomerBodyRoute(withCode.fundsDepositCreateWithCode, deposit, SELLS),

    defineSandboxCustomerBodyRoute(
      calls.fundsCardAdd,
      (incoming, request) => ({ result: toFundResponse(storeSavedCard(shop, incoming, request), incoming.now) }),
      ELEVATED,
    ),

    defineSandboxCustomerBodyRoute(
      calls.fundsWalletPayDeposit,
      (incoming, request) => {
        const order = validateDeviceWalletDepositRequest(shop, incoming, request);
        const deposit = makeDeposit(
          shop,
          incoming,
          order,
          preparePurchaseAfterDeviceWalletDeposit(shop, incoming, request),
        );
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
): SandboxCallRoute[] {
  return [
    defineSandboxCustomerBodyRoute(
      calls.fundsWithdraw,
      (incoming, request) => {
        if (incoming.params.id !== incoming.customer.id) {
          throw createNotFoundFault('customer_not_found', walletMessages.noSuchCustomer());
        }
        const withdrawal = requestWithdrawal(shop, incoming, request);
        sendWithdrawalMail(shop, withdrawal, incoming.now);
        return { result: withdrawal.id };
      },
      REAUTHENTICATED,
    ),

    defineSandboxCustomerRoute(calls.fundsWithdrawalGet, ({ brand, customer, params, now }) => {
      const isOwn = params.id === customer.id;
      const withdrawal = isOwn ? shop.withdrawals.findById(customer.id, params.withdrawalId ?? '') : null;
      if (!withdrawal) throw createNotFoundFault('withdrawal_not_found', walletMessages.noSuchWithdrawal());
      return { result: toWithdrawalResponse(shop, brand, withdrawal, now) };
    }),
  ];
}

function requiredGateway(siteKey: string, key: string) {
  const gatewayKey = findBrandCardGateway(siteKey, key);
  if (!gatewayKey) throw createNotFoundFault('gateway_not_found', walletMessages.noSuchGateway());
  return gatewayKey;
}

function fundOf(
  shop: Pick<SandboxShop, 'funds'>,
  { customer, params }: Pick<AuthorisedCustomerCall, 'customer' | 'params'>,
): StoredFund {
  const fund = shop.funds.findById(customer.id, params.fundId ?? '');
  if (!fund) throw createNotFoundFault('fund_not_found', walletMessages.noSuchFund());
  return fund;
}
