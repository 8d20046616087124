export const PROMOTION_CODE_ENTRY_WORDS = {
  label: 'Promotion code',
  add: 'Add code',
  adding: 'Adding…',
  required: 'This field is required',
};
