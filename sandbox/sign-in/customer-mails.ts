import type { StoredCustomer } from '../account/customers/customer-store.ts';
import type { SandboxShop } from '../shop.ts';

interface MailContent {
  readonly subject: string;
  readonly body: string;
  /** Path in the shop. */
  readonly link?: string;
}

/** Sends a customer a mail with the greeting and signature of the brand. */
export function sendBrandedMailToCustomer(
  shop: Pick<SandboxShop, 'brands' | 'outbox'>,
  customer: StoredCustomer,
  { subject, body, link }: MailContent,
  now: number,
): void {
  const { siteKey, email, firstName } = customer;
  const brand = shop.brands.find((candidate) => candidate.siteKey === siteKey);
  const name = brand?.catalogue.branding.name ?? siteKey;
  const text = `Hello ${firstName},\n\n${body}\n\n${name}`;
  shop.outbox.send({ siteKey, recipient: email, subject, body: text, link: link ?? null }, now);
}

export function createOneTimeCodeMail(code: string): MailContent {
  return { subject: `Your code is ${code}`, body: `Your code is ${code}. It is good for ten minutes, once.` };
}

export function createPasswordResetMail(token: string): MailContent {
  return {
    subject: 'Choose a new password',
    body: 'Follow the link within an hour to choose a new password. If you have not asked for it, do nothing.',
    link: `/change-Password?token=${token}`,
  };
}

export function createAutologinMail(token: string): MailContent {
  return {
    subject: 'Your link to sign in',
    body: 'Follow the link within ten minutes to sign in. It works once.',
    link: `/login/autologin/${token}`,
  };
}

export function createEmailConfirmationMail(token: string): MailContent {
  return {
    subject: 'Confirm your email address',
    body: 'Follow the link to confirm that this is your e-mail address.',
    link: `/account-verification?token=${token}`,
  };
}

export function createPostalAddressConfirmationEmail(token: string): MailContent {
  return {
    subject: 'Confirm your address',
    body: 'Follow the link to confirm that we have your address right.',
    link: `/my-account/confirm-address/${token}`,
  };
}

export const passwordChangedMail: MailContent = {
  subject: 'Your password was changed',
  body: 'Your password was changed, and other devices were signed out. If it was not you, contact support.',
};

export const verificationRevokedMail: MailContent = {
  subject: 'Please verify your account again',
  body: 'Your name or the place where you live was changed, so your account is no longer verified. Until it is verified again you cannot buy, add money or withdraw it. If it was not you, contact support.',
  link: '/my-account/verify-account',
};

export function createTwoFactorChangeMail(isOn: boolean): MailContent {
  const state = isOn ? 'on' : 'off';
  return {
    subject: `Two-factor authentication is ${state}`,
    body: `Two-factor authentication was turned ${state}. If it was not you, contact support.`,
  };
}

export function createSocialAccountLinkChangeMail(provider: string, isLinked: boolean): MailContent {
  const state = isLinked ? 'linked' : 'unlinked';
  return {
    subject: `${provider} was ${state}`,
    body: `Your account at ${provider} was ${state}. If it was not you, contact support.`,
  };
}
