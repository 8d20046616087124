import type { ApiTransport, CallOptions, CallRefOf } from '#engine/api/transport.ts';
import type {
  customerCommunicationPreferencesGet,
  customerCommunicationPreferencesUpdate,
  customerDelete,
  customerDetailsGet,
  customerDetailsUpdate,
  customerGet,
  customerLocation,
  customerRecurringPurchaseMethodGet,
  customerRecurringPurchaseMethodSet,
  customerTermsAndConditions,
  customerWithdrawableFunds,
  favouriteNumbersUpdate,
} from '#schemas/generated/api/customer.calls.gen.ts';
import type {
  AcceptedTerms,
  ClosureRequest,
  CommunicationPreferences,
  CommunicationPreferencesRequest,
  CustomerDetails,
  CustomerDetailsRequest,
  Customer as CustomerResult,
  DetailsUpdate,
  FavouriteNumbers,
  FavouriteNumbersUpdate,
  LocationState,
  RecurringPurchaseMethod,
  WithdrawableFunds,
} from '#schemas/generated/api/types.gen.ts';

const get: CallRefOf<typeof customerGet> = { id: 'customer.get' };
const close: CallRefOf<typeof customerDelete> = { id: 'customer.delete' };
const detailsGet: CallRefOf<typeof customerDetailsGet> = { id: 'customer.details.get' };
const detailsUpdate: CallRefOf<typeof customerDetailsUpdate> = { id: 'customer.details.update' };
const favouriteNumbers: CallRefOf<typeof favouriteNumbersUpdate> = { id: 'favourite-numbers.update' };
const terms: CallRefOf<typeof customerTermsAndConditions> = { id: 'customer.terms-and-conditions' };
const location: CallRefOf<typeof customerLocation> = { id: 'customer.location' };
const recurringGet: CallRefOf<typeof customerRecurringPurchaseMethodGet> = {
  id: 'customer.recurring-purchase-method.get',
};
const recurringSet: CallRefOf<typeof customerRecurringPurchaseMethodSet> = {
  id: 'customer.recurring-purchase-method.set',
};
const withdrawable: CallRefOf<typeof customerWithdrawableFunds> = { id: 'customer.withdrawable-funds' };
const preferencesGet: CallRefOf<typeof customerCommunicationPreferencesGet> = {
  id: 'customer.communication-preferences.get',
};
const preferencesUpdate: CallRefOf<typeof customerCommunicationPreferencesUpdate> = {
  id: 'customer.communication-preferences.update',
};

type Options = Pick<CallOptions<never>, 'signal' | 'idempotencyKey'>;

/** Calls about the signed-in customer (specification: The calls it makes, "Customer"). */
export interface CustomerCalls {
  get(options?: Options): Promise<CustomerResult>;
  /** Closes the account permanently and ends all of its sessions. */
  close(closure: ClosureRequest, options?: Options): Promise<void>;
  details(options?: Options): Promise<CustomerDetails>;
  /** Reports whether the change made the customer unverified. */
  updateDetails(details: CustomerDetailsRequest, options?: Options): Promise<DetailsUpdate>;
  updateFavouriteNumbers(numbers: readonly FavouriteNumbers[], options?: Options): Promise<FavouriteNumbersUpdate>;
  acceptTerms(options?: Options): Promise<AcceptedTerms>;
  /** Confirms that the customer has read that the shop cannot sell at their location. */
  confirmLocation(options?: Options): Promise<LocationState>;
  recurringPurchaseMethod(options?: Options): Promise<RecurringPurchaseMethod>;
  /** Chooses a saved fund, or the wallet with null. */
  setRecurringPurchaseMethod(customerFundId: string | null, options?: Options): Promise<RecurringPurchaseMethod>;
  withdrawableFunds(options?: Options): Promise<WithdrawableFunds>;
  /** `id` comes from an e-mail link, which needs no sign-in, or is the id of the customer. */
  communicationPreferences(id: string, options?: Options): Promise<CommunicationPreferences>;
  updateCommunicationPreferences(
    id: string,
    change: CommunicationPreferencesRequest,
    options?: Options,
  ): Promise<CommunicationPreferences>;
}

export function createCustomerCalls(transport: ApiTransport): CustomerCalls {
  return {
    async get(options = {}) {
      return (await transport.send(get, {}, options)).result;
    },
    async close(closure, options = {}) {
      await transport.send(close, { body: closure }, options);
    },
    async details(options = {}) {
      return (await transport.send(detailsGet, {}, options)).result;
    },
    async updateDetails(details, options = {}) {
      return (await transport.send(detailsUpdate, { body: details }, options)).result;
    },
    async updateFavouriteNumbers(numbers, options = {}) {
      return (await transport.send(favouriteNumbers, { body: { favouriteNumbers: numbers } }, options)).result;
    },
    async acceptTerms(options = {}) {
      return (await transport.send(terms, { body: { termsAccepted: true } }, options)).result;
    },
    async confirmLocation(options = {}) {
      return (await transport.send(location, { body: { confirmed: true } }, options)).result;
    },
    async recurringPurchaseMethod(options = {}) {
      return (await transport.send(recurringGet, {}, options)).result;
    },
    async setRecurringPurchaseMethod(customerFundId, options = {}) {
      return (await transport.send(recurringSet, { body: { customerFundId } }, options)).result;
    },
    async withdrawableFunds(options = {}) {
      return (await transport.send(withdrawable, {}, options)).result;
    },
    async communicationPreferences(id, options = {}) {
      return (await transport.send(preferencesGet, { params: { id } }, options)).result;
    },
    async updateCommunicationPreferences(id, change, options = {}) {
      return (await transport.send(preferencesUpdate, { params: { id }, body: change }, options)).result;
    },
  };
}
