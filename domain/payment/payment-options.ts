import type { CardGatewayKey, Fund, PaymentMethod } from '#schemas/generated/api/types.gen.ts';
import type { FormProblem } from '../forms/form-problem.ts';
import type { MinorUnits } from '../money.ts';
import { findAmountLimitProblem, getAmountLimits, isSavedFundUsable, requiresSecurityCode } from './payment-rules.ts';
import type { SelectedWayToPay } from './payment-way.ts';

/** A deposit alone, or a cart, which only accepts methods that pay at once. */
export type PaymentPurpose = 'deposit' | 'purchase';

export interface PaymentOption {
  /** Stable while the payment methods stay the same. */
  readonly id: string;
  readonly way: SelectedWayToPay;
  readonly name: string;
  /** The saved card or account; null for a new one. */
  readonly fund: Fund | null;
  /** Whether the security code of the saved card is required. */
  readonly needsCode: boolean;
  /** Why it cannot pay the amount; null if it can. */
  readonly problem: FormProblem | null;
}

/** Gateways and device wallets that the page supports. */
export interface SupportedGatewaysAndWallets {
  readonly gateways: readonly string[];
  /** Device wallets: Apple Pay (`ap`), Google Pay (`gp`). */
  readonly wallets: readonly ('ap' | 'gp')[];
}

/**
 * Payment options of a customer in the order of the methods, saved ones first (specification: Entities, "Payment
 * method"). Disabled methods are left out; those that cannot pay this amount have a `problem`.
 */
export function buildPaymentOptions(
  methods: readonly PaymentMethod[],
  means: SupportedGatewaysAndWallets,
  payment: { readonly purpose: PaymentPurpose; readonly amount: MinorUnits | null; readonly currency: string },
): PaymentOption[] {
  return methods
    .filter(({ attributes, rules }) => attributes.direction === 'deposit' && rules.enabled)
    .filter(({ attributes }) => payment.purpose === 'deposit' || attributes.cart)
    .flatMap((method) => {
      const problem =
        payment.amount === null
          ? null
          : findAmountLimitProblem(payment.amount, getAmountLimits(method, payment.currency));
      return [...savedWays(method), ...newWays(method, means)].map(({ id, way, fund }) => ({
        id,
        way,
        fund,
        name: method.attributes.name,
        needsCode: fund?.type === 'cc' && requiresSecurityCode(method, fund.gatewayKey),
        problem,
      }));
    });
}

/**
 * Initial option: the default fund, otherwise the first saved one, otherwise the first. A fund that was refused last
 * time comes last.
 */
export function selectDefaultOrFirstPaymentOption(options: readonly PaymentOption[]): PaymentOption | null {
  const able = options.filter(({ problem }) => problem === null);
  const willing = able.filter(({ fund }) => fund?.isRefused !== true);
  const saved = willing.filter(({ fund }) => fund);
  return saved.find(({ fund }) => fund?.isDefault) ?? saved[0] ?? willing[0] ?? able[0] ?? options[0] ?? null;
}

export function createFundOptionId(fundId: string): string {
  return `fund-${fundId}`;
}

interface Way {
  readonly id: string;
  readonly way: SelectedWayToPay;
  readonly fund: Fund | null;
}

function savedWays({ code, funds }: PaymentMethod): Way[] {
  if (code !== 'cc' && code !== 'pl' && code !== 'dd') return [];
  return funds.filter(isSavedFundUsable).map((fund) => ({
    id: createFundOptionId(fund.customerFundId),
    way: { kind: 'fund', method: code, fundId: fund.customerFundId, gatewayKey: fund.gatewayKey },
    fund,
  }));
}

function newWays(method: PaymentMethod, { gateways, wallets }: SupportedGatewaysAndWallets): Way[] {
  const gatewayKey = method.availableGateways.find((key) => gateways.includes(key)) ?? null;
  const way = newWay(method.code, gatewayKey, wallets);
  return way ? [{ id: `new-${method.code}`, way, fund: null }] : [];
}

function newWay(
  code: PaymentMethod['code'],
  gatewayKey: CardGatewayKey | null,
  wallets: SupportedGatewaysAndWallets['wallets'],
): SelectedWayToPay | null {
  switch (code) {
    case 'cc':
      return gatewayKey && { kind: 'new-card', method: code, gatewayKey, isDefault: true };
    case 'pl':
      return { kind: 'paypal', method: code, gatewayKey };
    case 'ap':
    case 'gp':
      return gatewayKey && wallets.includes(code) ? { kind: 'device-wallet', method: code, gatewayKey } : null;
    case 'dd':
      return { kind: 'new-bank-account', method: code };
    case 'bp':
    case 'bd':
    case 'td':
      return { kind: 'transfer', method: code };
    case 'tt':
    case 'tw':
    case 'do':
      return null;
  }
}
