import type { CardGatewayKey } from '#schemas/generated/api/types.gen.ts';

/**
 * What a customer has chosen to pay with. The codes of methods are the specification's (Entities, "Deposit method
 * codes"): `cc` card, `pl` PayPal, `ap` Apple Pay, `gp` Google Pay, `bp` BPAY, `bd` bank deposit, `dd` direct debit, `td`
 * transfer.
 */
export type ChosenPaymentWay =
  /** A saved card, PayPal account or bank account. */
  | {
      readonly kind: 'fund';
      readonly method: 'cc' | 'pl' | 'dd';
      readonly fundId: string;
      readonly gatewayKey: CardGatewayKey | null;
    }
  /** A card that stands in the fields of its gateway, and is saved first. */
  | {
      readonly kind: 'new-card';
      readonly method: 'cc';
      readonly gatewayKey: CardGatewayKey;
      readonly isDefault: boolean;
    }
  /** A bank account that is saved first, to be debited. */
  | { readonly kind: 'new-bank-account'; readonly method: 'dd' }
  /** PayPal's own page. */
  | { readonly kind: 'paypal'; readonly method: 'pl'; readonly gatewayKey: CardGatewayKey | null }
  /** A wallet of the device. */
  | { readonly kind: 'device-wallet'; readonly method: 'ap' | 'gp'; readonly gatewayKey: CardGatewayKey }
  /** The customer sends the money, and it arrives later. */
  | { readonly kind: 'transfer'; readonly method: 'bp' | 'bd' | 'td' };
