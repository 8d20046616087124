import type { MinorUnits } from '#domain/money.ts';
import type { PaymentPurpose, SupportedGatewaysAndWallets } from '#domain/payment/payment-options.ts';
import type { SelectedWayToPay } from '#domain/payment/payment-way.ts';
import type { PaymentMethod } from '#schemas/generated/api/types.gen.ts';

/** What is paid with, ready for a deposit. */
export interface PaymentChoice {
  readonly way: SelectedWayToPay;
  /** Security code of a saved card, if required. */
  readonly csc: string | null;
}

/** The methods of a customer, and what the page can do about them. */
export interface LoadedPaymentMethods {
  readonly methods: readonly PaymentMethod[];
  readonly supported: SupportedGatewaysAndWallets;
}

export interface PaymentChoiceMachineContext {
  readonly purpose: PaymentPurpose;
  /** Null if unknown. */
  readonly amount: MinorUnits | null;
  /** ISO 4217 code of the amount and of the limits of the methods. */
  readonly currency: string;
  readonly loaded: LoadedPaymentMethods | null;
  /** Whether the order needs later payments, for which a method is chosen apart. */
  readonly paysLater: boolean;
  /** The option that the customer chose; null leaves the first. */
  readonly optionId: string | null;
  readonly code: string;
  /** The new card that was saved last; null where none was. */
  readonly savedFundId: string | null;
  /** Whether a new card becomes default. */
  readonly isDefault: boolean;
  /** Whether what is missing is shown. */
  readonly isChecked: boolean;
}

export type PaymentChoiceEvent =
  | {
      readonly type: 'PAYMENT.BEGIN';
      readonly purpose: PaymentPurpose;
      readonly amount: MinorUnits | null;
      readonly currency: string;
      readonly paysLater?: boolean;
    }
  | { readonly type: 'AMOUNT.CHANGE'; readonly amount: MinorUnits | null }
  | { readonly type: 'METHOD.CHOOSE'; readonly optionId: string }
  | { readonly type: 'CODE.CHANGE'; readonly code: string }
  | { readonly type: 'DEFAULT.CHANGE'; readonly isDefault: boolean }
  | { readonly type: 'METHODS.RELOAD' }
  /** Reloads the fields of a new card. */
  | { readonly type: 'CARD.RELOAD' }
  /** Shows what is missing for the payment. */
  | { readonly type: 'CHOICE.VALIDATE' }
  /** The new card that was to pay is saved. */
  | { readonly type: 'CARD.SAVED'; readonly fundId: string }
  /** Resets the choice, to the card saved last if any. */
  | { readonly type: 'CHOICE.RESET' };
