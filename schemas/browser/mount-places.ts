/** The elements that blocks leave to payment gateways, by name. */

/** For the fields of a card. */
export const CARD_FIELDS_PLACE = 'card-fields';
/** For the page on which a customer links a PayPal account. */
export const PAYPAL_PLACE = 'paypal-sheet';
/** For the sheet of a wallet of the device. */
export const WALLET_PLACE = 'wallet-sheet';
