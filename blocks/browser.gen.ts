// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import type { BrowserBlocks } from '#engine/render/browser-block.ts';

export const browserBlocks: BrowserBlocks = {
  'cart-list': () => import('./cart-list/cart-list.tsx').then(({ CartList }) => ({ component: CartList })),
  'customer-form': () => import('./customer-form/customer-form.tsx').then(({ CustomerForm }) => ({ component: CustomerForm })),
  'elevation-dialog': () => import('./elevation-dialog/elevation-dialog.tsx').then(({ ElevationDialog }) => ({ component: ElevationDialog })),
  'form': () => import('./form/form.tsx').then(({ Form }) => ({ component: Form })),
  'lottery-number-picker': () => import('./lottery-number-picker/lottery-number-picker.tsx').then(({ LotteryNumberPicker }) => ({ component: LotteryNumberPicker })),
  'password-form': () => import('./password-form/password-form.tsx').then(({ PasswordForm }) => ({ component: PasswordForm })),
  'two-factor-prompt': () => import('./two-factor-prompt/two-factor-prompt.tsx').then(({ TwoFactorPrompt }) => ({ component: TwoFactorPrompt })),
};
