// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import type { BrowserBlocks } from '#engine/render/browser-block.ts';

export const browserBlocks: BrowserBlocks = {
  'account-banner': () => import('./account-banner/account-banner.tsx').then(({ AccountBanner }) => ({ component: AccountBanner })),
  'autologin': () => import('./autologin/autologin.tsx').then(({ Autologin }) => ({ component: Autologin })),
  'cart-list': () => import('./cart-list/cart-list.tsx').then(({ CartList }) => ({ component: CartList })),
  'country-dialog': () => import('./country-dialog/country-dialog.tsx').then(({ CountryDialog }) => ({ component: CountryDialog })),
  'customer-form': () => import('./customer-form/customer-form.tsx').then(({ CustomerForm }) => ({ component: CustomerForm })),
  'details-dialog': () => import('./details-dialog/details-dialog.tsx').then(({ DetailsDialog }) => ({ component: DetailsDialog })),
  'elevation-dialog': () => import('./elevation-dialog/elevation-dialog.tsx').then(({ ElevationDialog }) => ({ component: ElevationDialog })),
  'form': () => import('./form/form.tsx').then(({ Form }) => ({ component: Form })),
  'link-confirmation': () => import('./link-confirmation/link-confirmation.tsx').then(({ LinkConfirmation }) => ({ component: LinkConfirmation })),
  'log-in': () => import('./log-in/log-in.tsx').then(({ LogIn }) => ({ component: LogIn })),
  'log-out': () => import('./log-out/log-out.tsx').then(({ LogOut }) => ({ component: LogOut })),
  'lottery-number-picker': () => import('./lottery-number-picker/lottery-number-picker.tsx').then(({ LotteryNumberPicker }) => ({ component: LotteryNumberPicker })),
  'migration-banner': () => import('./migration-banner/migration-banner.tsx').then(({ MigrationBanner }) => ({ component: MigrationBanner })),
  'migration-dialog': () => import('./migration-dialog/migration-dialog.tsx').then(({ MigrationDialog }) => ({ component: MigrationDialog })),
  'password-form': () => import('./password-form/password-form.tsx').then(({ PasswordForm }) => ({ component: PasswordForm })),
  'raffle-books': () => import('./raffle-books/raffle-books.tsx').then(({ RaffleBooks }) => ({ component: RaffleBooks })),
  'raffle-ticket-search': () => import('./raffle-ticket-search/raffle-ticket-search.tsx').then(({ RaffleTicketSearch }) => ({ component: RaffleTicketSearch })),
  'session-dialog': () => import('./session-dialog/session-dialog.tsx').then(({ SessionDialog }) => ({ component: SessionDialog })),
  'sign-up': () => import('./sign-up/sign-up.tsx').then(({ SignUp }) => ({ component: SignUp })),
  'social-accounts': () => import('./social-accounts/social-accounts.tsx').then(({ SocialAccounts }) => ({ component: SocialAccounts })),
  'terms-dialog': () => import('./terms-dialog/terms-dialog.tsx').then(({ TermsDialog }) => ({ component: TermsDialog })),
  'two-factor-prompt': () => import('./two-factor-prompt/two-factor-prompt.tsx').then(({ TwoFactorPrompt }) => ({ component: TwoFactorPrompt })),
  'two-factor-setup': () => import('./two-factor-setup/two-factor-setup.tsx').then(({ TwoFactorSetup }) => ({ component: TwoFactorSetup })),
  'unrecoverable-error': () => import('./unrecoverable-error/unrecoverable-error.tsx').then(({ UnrecoverableError }) => ({ component: UnrecoverableError })),
};
