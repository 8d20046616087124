// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.

export const browserBlocks = {
  'cart-list': () => import('./cart-list/cart-list.tsx').then((module) => module.CartList),
  'lottery-number-picker': () => import('./lottery-number-picker/lottery-number-picker.tsx').then((module) => module.LotteryNumberPicker),
};
