import type { MinorUnits } from '#domain/money.ts';
import type {
  CardGatewayKey,
  PurchaseDeposit,
  StrongCustomerAuthentication,
  WalletPayRequest,
} from '#schemas/generated/api/wire-types.gen.ts';
import { createNotFoundFault, createRefusalFault } from '../../http/api-fault.ts';
import type { AuthorisedCustomerCall } from '../../http/call-route.ts';
import { parseAmountText } from '../../http/parse-amount-text.ts';
import type { SandboxBrand, SandboxShop } from '../../shop.ts';
import { doesGatewayRequireSecurityCode, findBrandCardGateway } from '../gateways/brand-gateways.ts';
import type { TestCardBehaviour } from '../gateways/test-cards.ts';
import { isCardExpired } from '../gateways/vault-card.ts';
import { walletMessages } from '../wallet.messages.gen.ts';
import { type DepositMethod, listDepositMethods, listGatewaysForDepositMethod } from './deposit-methods.ts';
import { validateDeviceData } from './device-data.ts';
import type { StoredFund } from './fund-store.ts';

/** A resolved deposit request. */
export interface ResolvedDepositRequest {
  readonly amount: MinorUnits;
  readonly method: DepositMethod;
  readonly gatewayKey: CardGatewayKey | null;
  readonly fund: StoredFund | null;
  readonly behaviour: TestCardBehaviour;
  readonly csc: string | null;
  readonly browser: StrongCustomerAuthentication | null;
  readonly successUrl: string | null;
  readonly cancelUrl: string | null;
  readonly checkout: boolean;
  readonly metadata: Readonly<Record<string, string>>;
  readonly deviceData: string | null;
}

/**
 * Resolves a deposit request. `payer` is the id of a saved fund or the code of a method.
 *
 * @throws ApiFault 404 `fund_not_found`; 422 `method_not_available`, `gateway_not_available`, `card_expired`,
 * `csc_required`, `device_data_invalid`, `below_minimum`, `above_maximum`, or `invalid` where two fields contradict
 * each other.
 */
export function resolveDepositRequest(
  shop: Pick<SandboxShop, 'cardVault' | 'funds' | 'deposits'>,
  { brand, customer, now }: Pick<AuthorisedCustomerCall, 'customer' | 'brand' | 'now'>,
  payer: string,
  request: PurchaseDeposit,
): ResolvedDepositRequest {
  assertOwn(request, customer.id, payer);
  const methods = listDepositMethods(brand);
  const byCode = methods.find(({ code }) => code === payer);
  const fund = byCode ? null : shop.funds.findById(customer.id, payer);
  if (!byCode && !fund) throw createNotFoundFault('fund_not_found', walletMessages.noSuchFund());
  const method = byCode ?? methods.find(({ fundType }) => fundType === fund?.type);
  if (!method || !canPay(method, fund)) {
    throw createRefusalFault('method_not_available', walletMessages.otherPayment());
  }
  if (fund && isCardExpired(fund, now)) throw createRefusalFault('card_expired', walletMessages.cardExpired());
  const gatewayKey = gatewayFor(method, fund, request, brand);
  const csc = request.csc ?? null;
  if (
    csc === null &&
    gatewayKey &&
    doesGatewayRequireSecurityCode(gatewayKey) &&
    fund?.type === 'cc' &&
    !codeIsFresh(shop, fund, now)
  ) {
    throw createRefusalFault('csc_required', walletMessages.required(), 'csc');
  }
  return {
    amount: parseAmountWithinBounds(request.amount, method, brand),
    method,
    gatewayKey,
    fund,
    behaviour: fund?.token ? shop.cardVault.getBehaviour(fund.token) : 'succeeds',
    csc,
    browser: request.strong_customer_authentication ?? null,
    successUrl: request.success_url ?? null,
    cancelUrl: request.cancel_url ?? null,
    checkout: request.checkout ?? false,
    metadata: request.metadata ?? {},
    deviceData: validateDeviceData(shop, { siteKey: brand.siteKey, gatewayKey }, request.device_data),
  };
}

/** Milliseconds for which the security code of a new card remains valid. */
const CODE_LIFE = 15 * 60_000;

/** The security code of a new card is valid for its first payment. */
function codeIsFresh(
  { deposits }: Pick<SandboxShop, 'deposits'>,
  { id, customerId, createdAt }: StoredFund,
  now: number,
): boolean {
  return now - createdAt < CODE_LIFE && !deposits.hasUsedFund(customerId, id);
}

/** @throws ApiFault 404 `method_not_found` or `gateway_not_found`; 422 `token_invalid`, `device_data_invalid`, `below_minimum`, `above_maximum`. */
export function validateDeviceWalletDepositRequest(
  shop: Pick<SandboxShop, 'cardVault'>,
  { brand, params, now }: Pick<AuthorisedCustomerCall, 'brand' | 'params' | 'now'>,
  request: WalletPayRequest,
): ResolvedDepositRequest {
  const { siteKey } = brand;
  const method = listDepositMethods(brand).find(({ code }) => code === params.method);
  if (!method || (method.code !== 'ap' && method.code !== 'gp')) {
    throw createNotFoundFault('method_not_found', walletMessages.noSuchWallet());
  }
  const gatewayKey = findBrandCardGateway(siteKey, params.gatewayKey ?? '');
  if (!gatewayKey) throw createNotFoundFault('gateway_not_found', walletMessages.noSuchGateway());
  const amount = parseAmountWithinBounds(request.amount, method, brand);
  const entry = shop.cardVault.redeemToken(request.token, method.code, { siteKey, gatewayKey }, now);
  if (!entry) throw createRefusalFault('token_invalid', walletMessages.tryAgain(), 'token');
  return {
    amount,
    method,
    gatewayKey,
    fund: null,
    behaviour: entry.behaviour,
    csc: null,
    browser: null,
    successUrl: null,
    cancelUrl: null,
    checkout: request.checkout ?? false,
    metadata: request.metadata ?? {},
    deviceData: validateDeviceData(shop, { siteKey, gatewayKey }, request.device_data),
  };
}

/** @throws ApiFault 422 `invalid`, `below_minimum` or `above_maximum`. */
export function parseAmountWithinBounds(
  text: string,
  { minimum, maximum }: { minimum: number; maximum: number },
  brand: SandboxBrand,
): MinorUnits {
  const { branding } = brand.catalogue;
  const { currency } = branding;
  const amount = parseAmountText(text, branding, 'amount');
  if (amount < minimum) {
    throw createRefusalFault(
      'below_minimum',
      walletMessages.amountTooSmall({ least: { minor: minimum, currency } }),
      'amount',
    );
  }
  if (amount > maximum) {
    throw createRefusalFault(
      'above_maximum',
      walletMessages.amountTooLarge({ most: { minor: maximum, currency } }),
      'amount',
    );
  }
  return amount;
}

function assertOwn(request: PurchaseDeposit, customerId: string, payer: string): void {
  const { customer_id: customer, customer_fund_id: fund, deposit_method_code: code } = request;
  const contradicts =
    (customer !== undefined && customer !== customerId && 'customer_id') ||
    (fund !== undefined && fund !== payer && 'customer_fund_id') ||
    (code !== undefined && code !== payer && fund === undefined && 'deposit_method_code');
  if (contradicts) throw createRefusalFault('invalid', walletMessages.notOfCall({ name: contradicts }), contradicts);
}

/** Cards and direct debits need a usable saved fund; device wallets have their own call. */
function canPay({ arrival, fundType }: DepositMethod, fund: StoredFund | null): boolean {
  if (arrival.kind === 'wallet-pay') return false;
  if (fund) return fund.verificationStatus !== 'Failed Verification';
  return arrival.kind === 'paypal' || (arrival.kind === 'later' && fundType === null);
}

function gatewayFor(
  method: DepositMethod,
  fund: StoredFund | null,
  { gateway_key: requestedGatewayKey }: PurchaseDeposit,
  brand: SandboxBrand,
): CardGatewayKey | null {
  const possible = fund?.gatewayKey ? [fund.gatewayKey] : listGatewaysForDepositMethod(method, brand);
  if (requestedGatewayKey !== undefined && !possible.includes(requestedGatewayKey)) {
    throw createRefusalFault('gateway_not_available', walletMessages.gatewayNotAvailable(), 'gateway_key');
  }
  return requestedGatewayKey ?? possible[0] ?? null;
}
