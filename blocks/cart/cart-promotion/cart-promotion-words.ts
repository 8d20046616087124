export const CART_PROMOTION_WORDS = {
  label: 'Promotion code',
  add: 'Add code',
  adding: 'Adding…',
  required: 'This field is required',
};
