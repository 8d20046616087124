import type { StoredCustomer } from '../account/customers/customer-store.ts';
import { createMailToCustomer } from '../messages/customer-mail.ts';
import type { SandboxShop } from '../shop.ts';
import { customerMailsMessages } from './customer-mails.messages.gen.ts';

export interface MailContent {
  readonly subject: string;
  readonly body: string;
  /** Path in the shop. */
  readonly link?: string;
}

/**
 * Sends a customer a mail with the greeting and signature of the brand.
 *
 * @param createMail makes the texts, in the customer's language
 */
export function sendBrandedMailToCustomer(
  shop: Pick<SandboxShop, 'brands' | 'outbox'>,
  customer: StoredCustomer,
  createMail: () => MailContent,
  now: number,
): void {
  const { siteKey, email, firstName } = customer;
  const catalogue = shop.brands.find((candidate) => candidate.siteKey === siteKey)?.catalogue;
  const mail = createMailToCustomer(customer, catalogue, () => {
    const { subject, body, link = null } = createMail();
    return {
      subject,
      link,
      body: `${customerMailsMessages.greeting({ firstName })}\n\n${body}\n\n${catalogue?.branding.name ?? siteKey}`,
    };
  });
  shop.outbox.send({ siteKey, recipient: email, ...mail }, now);
}

export function createOneTimeCodeMail(code: string): MailContent {
  return { subject: customerMailsMessages.code({ code }), body: customerMailsMessages.codeBody({ code }) };
}

export function createPasswordResetMail(token: string): MailContent {
  return {
    subject: customerMailsMessages.newPassword(),
    body: customerMailsMessages.newPasswordBody(),
    link: `/change-Password?token=${token}`,
  };
}

export function createAutologinMail(token: string): MailContent {
  return {
    subject: customerMailsMessages.signInLink(),
    body: customerMailsMessages.signInLinkBody(),
    link: `/login/autologin/${token}`,
  };
}

export function createEmailConfirmationMail(token: string): MailContent {
  return {
    subject: customerMailsMessages.confirmEmail(),
    body: customerMailsMessages.confirmEmailBody(),
    link: `/account-verification?token=${token}`,
  };
}

export function createPostalAddressConfirmationEmail(token: string): MailContent {
  return {
    subject: customerMailsMessages.confirmAddress(),
    body: customerMailsMessages.confirmAddressBody(),
    link: `/my-account/confirm-address/${token}`,
  };
}

export function createPasswordChangedMail(): MailContent {
  return { subject: customerMailsMessages.passwordChanged(), body: customerMailsMessages.passwordChangedBody() };
}

export function createVerificationRevokedMail(): MailContent {
  return {
    subject: customerMailsMessages.verifyAgain(),
    body: customerMailsMessages.verifyAgainBody(),
    link: '/my-account/verify-account',
  };
}

export function createTwoFactorChangeMail(isOn: boolean): MailContent {
  const state = isOn ? 'on' : 'off';
  return {
    subject: customerMailsMessages.twoFactorChanged({ state }),
    body: customerMailsMessages.twoFactorChangedBody({ state }),
  };
}

export function createSocialAccountLinkChangeMail(provider: string, isLinked: boolean): MailContent {
  const state = isLinked ? 'linked' : 'unlinked';
  return {
    subject: customerMailsMessages.socialAccountChanged({ provider, state }),
    body: customerMailsMessages.socialAccountChangedBody({ provider, state }),
  };
}
