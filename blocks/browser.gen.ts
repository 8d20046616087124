// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.

export const browserBlocks = {
  'lottery-number-picker': () => import('./lottery-number-picker/lottery-number-picker.tsx').then((module) => module.LotteryNumberPicker),
};
