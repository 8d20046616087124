import type { CardGatewayKey } from '#schemas/generated/api/types.gen.ts';

/**
 * What a customer chose to pay with. Method codes of the specification (Entities, "Deposit method codes"): `cc` card,
 * `pl` PayPal, `ap` Apple Pay, `gp` Google Pay, `bp` BPAY, `bd` bank deposit, `dd` direct debit, `td` transfer.
 */
export type SelectedWayToPay =
  /** A saved card, PayPal account or bank account. */
  | {
      readonly kind: 'fund';
      readonly method: 'cc' | 'pl' | 'dd';
      readonly fundId: string;
      readonly gatewayKey: CardGatewayKey | null;
    }
  /** A new card in the gateway's fields, which is saved first. */
  | {
      readonly kind: 'new-card';
      readonly method: 'cc';
      readonly gatewayKey: CardGatewayKey;
      readonly isDefault: boolean;
    }
  /** A new bank account for direct debit, which is saved first. */
  | { readonly kind: 'new-bank-account'; readonly method: 'dd' }
  /** PayPal's own page. */
  | { readonly kind: 'paypal'; readonly method: 'pl'; readonly gatewayKey: CardGatewayKey | null }
  /** Apple Pay or Google Pay. */
  | { readonly kind: 'device-wallet'; readonly method: 'ap' | 'gp'; readonly gatewayKey: CardGatewayKey }
  /** A bank transfer that the customer makes and that arrives later. */
  | { readonly kind: 'transfer'; readonly method: 'bp' | 'bd' | 'td' };
