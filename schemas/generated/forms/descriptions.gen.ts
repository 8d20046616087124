// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import { accountClosureDescription } from './account-closure.description.gen.ts';
import { bankAccountDescription } from './bank-account.description.gen.ts';
import { changeEmailDescription } from './change-email.description.gen.ts';
import { changePasswordDescription } from './change-password.description.gen.ts';
import { communicationPreferencesDescription } from './communication-preferences.description.gen.ts';
import { confirmAddressDescription } from './confirm-address.description.gen.ts';
import { confirmPasswordDescription } from './confirm-password.description.gen.ts';
import { countryBannedDescription } from './country-banned.description.gen.ts';
import { customerDetailsDescription } from './customer-details.description.gen.ts';
import { driversLicenceDescription } from './drivers-licence.description.gen.ts';
import { forcePasswordChangeDescription } from './force-password-change.description.gen.ts';
import { forgotPasswordDescription } from './forgot-password.description.gen.ts';
import { loginDescription } from './login.description.gen.ts';
import { migrationTermsDescription } from './migration-terms.description.gen.ts';
import { overseasAccountDescription } from './overseas-account.description.gen.ts';
import { precommitmentLimitDescription } from './precommitment-limit.description.gen.ts';
import { resetPasswordDescription } from './reset-password.description.gen.ts';
import { signUpDescription } from './sign-up.description.gen.ts';
import { spendLimitDescription } from './spend-limit.description.gen.ts';
import { supportMessageDescription } from './support-message.description.gen.ts';
import { takeBreakDescription } from './take-break.description.gen.ts';
import { termsAcceptanceDescription } from './terms-acceptance.description.gen.ts';
import { twoFactorCodeDescription } from './two-factor-code.description.gen.ts';
import { twoFactorConfirmDescription } from './two-factor-confirm.description.gen.ts';
import { unsubscribeDescription } from './unsubscribe.description.gen.ts';
import { withdrawalDescription } from './withdrawal.description.gen.ts';

export const formDescriptions = {
  'account-closure': accountClosureDescription,
  'bank-account': bankAccountDescription,
  'change-email': changeEmailDescription,
  'change-password': changePasswordDescription,
  'communication-preferences': communicationPreferencesDescription,
  'confirm-address': confirmAddressDescription,
  'confirm-password': confirmPasswordDescription,
  'country-banned': countryBannedDescription,
  'customer-details': customerDetailsDescription,
  'drivers-licence': driversLicenceDescription,
  'force-password-change': forcePasswordChangeDescription,
  'forgot-password': forgotPasswordDescription,
  'login': loginDescription,
  'migration-terms': migrationTermsDescription,
  'overseas-account': overseasAccountDescription,
  'precommitment-limit': precommitmentLimitDescription,
  'reset-password': resetPasswordDescription,
  'sign-up': signUpDescription,
  'spend-limit': spendLimitDescription,
  'support-message': supportMessageDescription,
  'take-break': takeBreakDescription,
  'terms-acceptance': termsAcceptanceDescription,
  'two-factor-code': twoFactorCodeDescription,
  'two-factor-confirm': twoFactorConfirmDescription,
  'unsubscribe': unsubscribeDescription,
  'withdrawal': withdrawalDescription,
};

export type FormName = keyof typeof formDescriptions;
