// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import type { Form } from '#schemas/forms/form.ts';

/** What each form gives, by its name. */
export interface FormValuesByName {
  'account-closure': import('./account-closure.gen.ts').AccountClosureValues;
  'bank-account': import('./bank-account.gen.ts').BankAccountValues;
  'change-email': import('./change-email.gen.ts').ChangeEmailValues;
  'change-password': import('./change-password.gen.ts').ChangePasswordValues;
  'communication-preferences': import('./communication-preferences.gen.ts').CommunicationPreferencesValues;
  'confirm-address': import('./confirm-address.gen.ts').ConfirmAddressValues;
  'confirm-password': import('./confirm-password.gen.ts').ConfirmPasswordValues;
  'country-banned': import('./country-banned.gen.ts').CountryBannedValues;
  'customer-details': import('./customer-details.gen.ts').CustomerDetailsValues;
  'drivers-licence': import('./drivers-licence.gen.ts').DriversLicenceValues;
  'force-password-change': import('./force-password-change.gen.ts').ForcePasswordChangeValues;
  'forgot-password': import('./forgot-password.gen.ts').ForgotPasswordValues;
  'login': import('./login.gen.ts').LoginValues;
  'migration-terms': import('./migration-terms.gen.ts').MigrationTermsValues;
  'overseas-account': import('./overseas-account.gen.ts').OverseasAccountValues;
  'precommitment-limit': import('./precommitment-limit.gen.ts').PrecommitmentLimitValues;
  'reset-password': import('./reset-password.gen.ts').ResetPasswordValues;
  'sign-up': import('./sign-up.gen.ts').SignUpValues;
  'spend-limit': import('./spend-limit.gen.ts').SpendLimitValues;
  'support-message': import('./support-message.gen.ts').SupportMessageValues;
  'take-break': import('./take-break.gen.ts').TakeBreakValues;
  'terms-acceptance': import('./terms-acceptance.gen.ts').TermsAcceptanceValues;
  'two-factor-code': import('./two-factor-code.gen.ts').TwoFactorCodeValues;
  'two-factor-confirm': import('./two-factor-confirm.gen.ts').TwoFactorConfirmValues;
  'unsubscribe': import('./unsubscribe.gen.ts').UnsubscribeValues;
  'withdrawal': import('./withdrawal.gen.ts').WithdrawalValues;
}

export const formLoaders: { readonly [Name in keyof FormValuesByName]: () => Promise<Form<FormValuesByName[Name]>> } = {
  'account-closure': () => import('./account-closure.gen.ts').then(({ accountClosureForm }) => accountClosureForm),
  'bank-account': () => import('./bank-account.gen.ts').then(({ bankAccountForm }) => bankAccountForm),
  'change-email': () => import('./change-email.gen.ts').then(({ changeEmailForm }) => changeEmailForm),
  'change-password': () => import('./change-password.gen.ts').then(({ changePasswordForm }) => changePasswordForm),
  'communication-preferences': () => import('./communication-preferences.gen.ts').then(({ communicationPreferencesForm }) => communicationPreferencesForm),
  'confirm-address': () => import('./confirm-address.gen.ts').then(({ confirmAddressForm }) => confirmAddressForm),
  'confirm-password': () => import('./confirm-password.gen.ts').then(({ confirmPasswordForm }) => confirmPasswordForm),
  'country-banned': () => import('./country-banned.gen.ts').then(({ countryBannedForm }) => countryBannedForm),
  'customer-details': () => import('./customer-details.gen.ts').then(({ customerDetailsForm }) => customerDetailsForm),
  'drivers-licence': () => import('./drivers-licence.gen.ts').then(({ driversLicenceForm }) => driversLicenceForm),
  'force-password-change': () => import('./force-password-change.gen.ts').then(({ forcePasswordChangeForm }) => forcePasswordChangeForm),
  'forgot-password': () => import('./forgot-password.gen.ts').then(({ forgotPasswordForm }) => forgotPasswordForm),
  'login': () => import('./login.gen.ts').then(({ loginForm }) => loginForm),
  'migration-terms': () => import('./migration-terms.gen.ts').then(({ migrationTermsForm }) => migrationTermsForm),
  'overseas-account': () => import('./overseas-account.gen.ts').then(({ overseasAccountForm }) => overseasAccountForm),
  'precommitment-limit': () => import('./precommitment-limit.gen.ts').then(({ precommitmentLimitForm }) => precommitmentLimitForm),
  'reset-password': () => import('./reset-password.gen.ts').then(({ resetPasswordForm }) => resetPasswordForm),
  'sign-up': () => import('./sign-up.gen.ts').then(({ signUpForm }) => signUpForm),
  'spend-limit': () => import('./spend-limit.gen.ts').then(({ spendLimitForm }) => spendLimitForm),
  'support-message': () => import('./support-message.gen.ts').then(({ supportMessageForm }) => supportMessageForm),
  'take-break': () => import('./take-break.gen.ts').then(({ takeBreakForm }) => takeBreakForm),
  'terms-acceptance': () => import('./terms-acceptance.gen.ts').then(({ termsAcceptanceForm }) => termsAcceptanceForm),
  'two-factor-code': () => import('./two-factor-code.gen.ts').then(({ twoFactorCodeForm }) => twoFactorCodeForm),
  'two-factor-confirm': () => import('./two-factor-confirm.gen.ts').then(({ twoFactorConfirmForm }) => twoFactorConfirmForm),
  'unsubscribe': () => import('./unsubscribe.gen.ts').then(({ unsubscribeForm }) => unsubscribeForm),
  'withdrawal': () => import('./withdrawal.gen.ts').then(({ withdrawalForm }) => withdrawalForm),
};
