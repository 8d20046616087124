import { USUAL_MINIMUM_AGE } from '#domain/forms/minimum-age.ts';
import accountClosure from '#schemas/forms/form-account-closure.messages.json' with { type: 'json' };
import bankAccount from '#schemas/forms/form-bank-account.messages.json' with { type: 'json' };
import changePassword from '#schemas/forms/form-change-password.messages.json' with { type: 'json' };
import channelFields from '#schemas/forms/form-channel-fields.messages.json' with { type: 'json' };
import countryBanned from '#schemas/forms/form-country-banned.messages.json' with { type: 'json' };
import customerFields from '#schemas/forms/form-customer-fields.messages.json' with { type: 'json' };
import driversLicence from '#schemas/forms/form-drivers-licence.messages.json' with { type: 'json' };
import limitFields from '#schemas/forms/form-limit-fields.messages.json' with { type: 'json' };
import login from '#schemas/forms/form-login.messages.json' with { type: 'json' };
import newPasswordFields from '#schemas/forms/form-new-password-fields.messages.json' with { type: 'json' };
import overseasAccount from '#schemas/forms/form-overseas-account.messages.json' with { type: 'json' };
import resetPassword from '#schemas/forms/form-reset-password.messages.json' with { type: 'json' };
import signInFields from '#schemas/forms/form-sign-in-fields.messages.json' with { type: 'json' };
import signUp from '#schemas/forms/form-sign-up.messages.json' with { type: 'json' };
import supportMessage from '#schemas/forms/form-support-message.messages.json' with { type: 'json' };
import takeBreak from '#schemas/forms/form-take-break.messages.json' with { type: 'json' };
import termsAcceptance from '#schemas/forms/form-terms-acceptance.messages.json' with { type: 'json' };
import termsFields from '#schemas/forms/form-terms-fields.messages.json' with { type: 'json' };
import twoFactorCode from '#schemas/forms/form-two-factor-code.messages.json' with { type: 'json' };
import unsubscribe from '#schemas/forms/form-unsubscribe.messages.json' with { type: 'json' };
import withdrawal from '#schemas/forms/form-withdrawal.messages.json' with { type: 'json' };

type FormTexts<Catalogue> = Readonly<Record<Exclude<keyof Catalogue, '$schema'>, string>>;

/** The usual titles, labels, options and helps of forms, by catalogue. Where tests need another catalogue, add it. */
export const formTexts = {
  accountClosure: getFormTexts(accountClosure),
  bankAccount: getFormTexts(bankAccount),
  changePassword: getFormTexts(changePassword),
  channelFields: getFormTexts(channelFields),
  countryBanned: getFormTexts(countryBanned),
  customerFields: getFormTexts(customerFields),
  driversLicence: getFormTexts(driversLicence),
  limitFields: getFormTexts(limitFields),
  login: getFormTexts(login),
  newPasswordFields: getFormTexts(newPasswordFields),
  overseasAccount: getFormTexts(overseasAccount),
  resetPassword: getFormTexts(resetPassword),
  signInFields: getFormTexts(signInFields),
  signUp: getFormTexts(signUp),
  supportMessage: getFormTexts(supportMessage),
  takeBreak: getFormTexts(takeBreak),
  termsAcceptance: getFormTexts(termsAcceptance),
  termsFields: getFormTexts(termsFields),
  twoFactorCode: getFormTexts(twoFactorCode),
  unsubscribe: getFormTexts(unsubscribe),
  withdrawal: getFormTexts(withdrawal),
} as const;

/** Texts of forms have the usual minimum age as their only placeholder. ICU MessageFormat writes an apostrophe twice. */
function getFormTexts<Catalogue extends object>(catalogue: Catalogue): FormTexts<Catalogue> {
  const texts = Object.entries(catalogue).map(([name, { text }]) => [
    name,
    text?.replaceAll("''", "'").replaceAll('{age}', `${USUAL_MINIMUM_AGE}`),
  ]);
  return Object(Object.fromEntries(texts));
}
