import type { ApiTransport, CallOptions, CallRefOf } from '#engine/api/transport.ts';
import type {
  fundsBankAccountAdd,
  fundsCardAdd,
  fundsCardGateways,
  fundsDelete,
  fundsDepositCreate,
  fundsDepositGet,
  fundsDepositPurchase,
  fundsDepositsOpen,
  fundsGatewayGet,
  fundsPlBraintree,
  fundsSetDefault,
  fundsStripeSetup,
  fundsWalletPayDeposit,
  fundsWithdraw,
  fundsWithdrawalGet,
  paymentMethodsList,
} from '#schemas/generated/api/funds.calls.gen.ts';
import type { fundsDepositCreateWithCode } from '#schemas/generated/api/funds-with-code.calls.gen.ts';
import type {
  BankAccountRequest,
  CardAddRequest,
  CardGateways,
  Deposit,
  DepositPurchase,
  DepositPurchaseRequest,
  DepositRequest,
  DepositRequestWithCode,
  Fund,
  GatewayConfig,
  PaymentMethod,
  PaypalAddRequest,
  StripeSetup,
  WalletPayRequest,
  Withdrawal,
  WithdrawRequest,
} from '#schemas/generated/api/types.gen.ts';

const list: CallRefOf<typeof paymentMethodsList> = { id: 'payment-methods.list' };
const toDefault: CallRefOf<typeof fundsSetDefault> = { id: 'funds.set-default' };
const remove: CallRefOf<typeof fundsDelete> = { id: 'funds.delete' };
const gateways: CallRefOf<typeof fundsCardGateways> = { id: 'funds.card-gateways' };
const stripeSetup: CallRefOf<typeof fundsStripeSetup> = { id: 'funds.stripe.setup' };
const depositsOpen: CallRefOf<typeof fundsDepositsOpen> = { id: 'funds.deposits.open' };
const depositGet: CallRefOf<typeof fundsDepositGet> = { id: 'funds.deposit.get' };
const gatewayGet: CallRefOf<typeof fundsGatewayGet> = { id: 'funds.gateway.get' };
const depositPurchase: CallRefOf<typeof fundsDepositPurchase> = { id: 'funds.deposit-purchase' };
const cardAdd: CallRefOf<typeof fundsCardAdd> = { id: 'funds.card.add' };
const bankAccountAdd: CallRefOf<typeof fundsBankAccountAdd> = { id: 'funds.bank-account.add' };
const plBraintree: CallRefOf<typeof fundsPlBraintree> = { id: 'funds.pl.braintree' };
const depositCreate: CallRefOf<typeof fundsDepositCreate> = { id: 'funds.deposit.create' };
const depositWithCode: CallRefOf<typeof fundsDepositCreateWithCode> = { id: 'funds.deposit.create-with-code' };
const walletPay: CallRefOf<typeof fundsWalletPayDeposit> = { id: 'funds.wallet-pay.deposit' };
const withdraw: CallRefOf<typeof fundsWithdraw> = { id: 'funds.withdraw' };
const withdrawalGet: CallRefOf<typeof fundsWithdrawalGet> = { id: 'funds.withdrawal.get' };

type Options = Pick<CallOptions<never>, 'signal' | 'idempotencyKey'>;

/** Filters for payment methods; unset ones have no effect. */
export interface PaymentMethodListPurposeFilters {
  /** Methods that pay for a purchase at once. */
  readonly cart?: true;
  /** Withdrawal methods, or deposit methods. */
  readonly withdraw?: boolean;
  readonly digitalWallets?: true;
  readonly failedVerification?: true;
}

/**
 * Calls about saved funds, deposits and withdrawals. Redirects to banks and payment pages are returned; callers send
 * the customer there.
 */
export interface FundsCalls {
  paymentMethods(filters?: PaymentMethodListPurposeFilters, options?: Options): Promise<readonly PaymentMethod[]>;
  setDefault(fundId: string, options?: Options): Promise<Fund>;
  delete(fundId: string, options?: Options): Promise<void>;
  cardGateways(options?: Options): Promise<CardGateways>;
  stripeSetup(options?: Options): Promise<StripeSetup>;
  gateway(gatewayKey: string, options?: Options): Promise<GatewayConfig>;
  deposit(depositId: string, options?: Options): Promise<Deposit>;
  /** Deposits that wait for a bank, PayPal or a transfer, newest first. */
  openDeposits(options?: Options): Promise<readonly Deposit[]>;
  /** `fundId` is the id of a saved fund, or the code of a method without one. */
  createDeposit(fundId: string, request: DepositRequest, options?: Options): Promise<Deposit>;
  /** The same with the security code of the card. */
  createDepositWithCode(fundId: string, request: DepositRequestWithCode, options?: Options): Promise<Deposit>;
  /** Deposit and purchase in one transaction. An answer with neither a deposit nor scheduled purchases is invalid. */
  depositPurchase(request: DepositPurchaseRequest, options?: Options): Promise<DepositPurchase>;
  /** Saves a card; the method defaults to `cc`. */
  addCard(gatewayOrToken: string, request: CardAddRequest, method?: string, options?: Options): Promise<Fund>;
  addBankAccount(account: BankAccountRequest, options?: Options): Promise<Fund>;
  addPaypal(request: PaypalAddRequest, options?: Options): Promise<Fund>;
  /** Deposits with Apple Pay (`ap`) or Google Pay (`gp`). */
  walletPay(method: 'ap' | 'gp', gatewayKey: string, request: WalletPayRequest, options?: Options): Promise<Deposit>;
  /** Returns the id of the withdrawal. */
  withdraw(customerId: string, request: WithdrawRequest, options?: Options): Promise<string>;
  withdrawal(customerId: string, withdrawalId: string, options?: Options): Promise<Withdrawal>;
}

const CARD = 'cc';

export function createFundsCalls(transport: ApiTransport): FundsCalls {
  return {
    async paymentMethods(filters = {}, options = {}) {
      return (await transport.send(list, { query: filterQuery(filters) }, options)).result;
    },
    async setDefault(fundId, options = {}) {
      return (await transport.send(toDefault, { params: { fundId } }, options)).result;
    },
    async delete(fundId, options = {}) {
      await transport.send(remove, { params: { fundId } }, options);
    },
    async cardGateways(options = {}) {
      return (await transport.send(gateways, {}, options)).result;
    },
    async stripeSetup(options = {}) {
      return (await transport.send(stripeSetup, {}, options)).result;
    },
    async gateway(gatewayKey, options = {}) {
      return (await transport.send(gatewayGet, { params: { gatewayKey } }, options)).result;
    },
    async deposit(id, options = {}) {
      return (await transport.send(depositGet, { params: { id } }, options)).result;
    },
    async openDeposits(options = {}) {
      return (await transport.send(depositsOpen, {}, options)).result;
    },
    async createDeposit(fundId, body, options = {}) {
      return (await transport.send(depositCreate, { params: { fundId }, body }, options)).result;
    },
    async createDepositWithCode(fundId, body, options = {}) {
      return (await transport.send(depositWithCode, { params: { fundId }, body }, options)).result;
    },
    async depositPurchase(body, options = {}) {
      return (await transport.send(depositPurchase, { body }, options)).result;
    },
    async addCard(gatewayOrToken, body, method = CARD, options = {}) {
      return (await transport.send(cardAdd, { params: { method, gatewayOrToken }, body }, options)).result;
    },
    async addBankAccount(body, options = {}) {
      return (await transport.send(bankAccountAdd, { body }, options)).result;
    },
    async addPaypal(body, options = {}) {
      return (await transport.send(plBraintree, { body }, options)).result;
    },
    async walletPay(method, gatewayKey, body, options = {}) {
      return (await transport.send(walletPay, { params: { method, gatewayKey }, body }, options)).result;
    },
    async withdraw(id, body, options = {}) {
      return (await transport.send(withdraw, { params: { id }, body }, options)).result;
    },
    async withdrawal(id, withdrawalId, options = {}) {
      return (await transport.send(withdrawalGet, { params: { id, withdrawalId } }, options)).result;
    },
  };
}

function filterQuery({ cart, withdraw: out, digitalWallets, failedVerification }: PaymentMethodListPurposeFilters) {
  return {
    ...(cart ? { funds_cart: 'true' as const } : {}),
    ...(out === undefined ? {} : { funds_withdraw: out ? ('true' as const) : ('false' as const) }),
    ...(digitalWallets ? { funds_digital_wallets: 'true' as const } : {}),
    ...(failedVerification ? { funds_failed_verification: 'true' as const } : {}),
  };
}
