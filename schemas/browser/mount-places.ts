/** The elements that blocks leave to payment gateways, by name. */

/** For the fields of a card. */
export const CARD_FIELDS_MOUNT_NAME = 'card-fields';
/** For the page on which a customer links a PayPal account. */
export const PAYPAL_ACCOUNT_LINK_MOUNT_NAME = 'paypal-sheet';
/** For the sheet of a wallet of the device. */
export const DEVICE_WALLET_SHEET_MOUNT_NAME = 'wallet-sheet';
