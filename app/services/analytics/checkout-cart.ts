/** Name in the tab's storage of the cart that the last checkout began with, by its reference. */
export const CHECKOUT_CART_STORAGE_KEY = 'vitrine:checkout-cart';
