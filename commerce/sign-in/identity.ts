import type { ApiTransport, CallOptions, CallRef, CallRefOf } from '#engine/api/transport.ts';
import type { CallPathParams, CallQuery } from '#schemas/api/call.ts';
import type { authAutologin } from '#schemas/generated/api/autologin.calls.gen.ts';
import type {
  authCheckEmail,
  authLogin,
  authLogout,
  authSignup,
  authTransfer,
  authTransferToken,
  customerChangePassword,
  customerConfirmAddress,
  customerConfirmAddressByLink,
  customerConfirmEmailAddress,
  customerConfirmEmailAddressByLink,
  customerResendEmailConfirmation,
  passwordForceChange,
  passwordForgot,
  passwordReset,
} from '#schemas/generated/api/identity.calls.gen.ts';
import type {
  AutologinRequest,
  ConfirmationState,
  LoginRequest,
  PasswordChangeRequest,
  PasswordResetRequest,
  RefreshRequest,
  SentCode,
  Session,
  SignupRequest,
  TransferToken,
} from '#schemas/generated/api/types.gen.ts';

const login: CallRefOf<typeof authLogin> = { id: 'auth.login' };
const autologin: CallRefOf<typeof authAutologin> = { id: 'auth.autologin' };
const signup: CallRefOf<typeof authSignup> = { id: 'auth.signup' };
const transfer: CallRefOf<typeof authTransfer> = { id: 'auth.transfer' };
const transferToken: CallRefOf<typeof authTransferToken> = { id: 'auth.transfer-token' };
const logout: CallRefOf<typeof authLogout> = { id: 'auth.logout' };
const checkEmail: CallRefOf<typeof authCheckEmail> = { id: 'auth.check-email' };
const changePassword: CallRefOf<typeof customerChangePassword> = { id: 'customer.change-password' };
const forceChange: CallRefOf<typeof passwordForceChange> = { id: 'password.force-change' };
const forgot: CallRefOf<typeof passwordForgot> = { id: 'password.forgot' };
const reset: CallRefOf<typeof passwordReset> = { id: 'password.reset' };
const address: CallRefOf<typeof customerConfirmAddress> = { id: 'customer.confirm-address' };
const addressByLink: CallRefOf<typeof customerConfirmAddressByLink> = { id: 'customer.confirm-address-by-link' };
const email: CallRefOf<typeof customerConfirmEmailAddress> = { id: 'customer.confirm-email-address' };
const emailByLink: CallRefOf<typeof customerConfirmEmailAddressByLink> = {
  id: 'customer.confirm-email-address-by-link',
};
const resend: CallRefOf<typeof customerResendEmailConfirmation> = { id: 'customer.resend-email-confirmation' };

type Options = Pick<CallOptions<never>, 'signal' | 'idempotencyKey'>;

/** Session data for the browser, without tokens. */
export type SignInResultForBrowser = Pick<
  Session,
  'customerId' | 'sessionTimeout' | 'forcePasswordChange' | 'accountUpgrade'
>;

/** A one-time code for pending calls. The server adds refresh token and fingerprint. */
export type OneTimeCodeElevationFields = Omit<RefreshRequest, 'refreshToken' | 'fingerprint'> & {
  readonly otp: string;
};

const elevation: CallRef<CallPathParams, CallQuery, OneTimeCodeElevationFields, Session> = { id: 'auth.refresh' };

/** Sign-in, sign-out, password and confirmation calls. */
export interface SignInAndPasswordCalls {
  login(request: LoginRequest, options?: Options): Promise<SignInResultForBrowser>;
  /** Signs in with the token of a link. */
  autologin(request: AutologinRequest, options?: Options): Promise<SignInResultForBrowser>;
  signup(request: SignupRequest, options?: Options): Promise<SignInResultForBrowser>;
  /** Takes over a session with a token from another host or app of the brand. */
  transfer(token: string, options?: Options): Promise<SignInResultForBrowser>;
  transferToken(options?: Options): Promise<TransferToken>;
  logout(options?: Options): Promise<void>;
  /** Elevates the session for 15 minutes with a one-time code. */
  elevate(code: OneTimeCodeElevationFields, options?: Options): Promise<SignInResultForBrowser>;
  /** Whether an e-mail address is free for a new account. */
  isAvailable(address: string, options?: Options): Promise<boolean>;
  changePassword(change: PasswordChangeRequest, options?: Options): Promise<void>;
  /** Sets a new password when the shop has forced a change. */
  forceChange(newPassword: string, options?: Options): Promise<void>;
  /** Sends a reset link; succeeds for every address, so that it does not reveal accounts. */
  forgotPassword(address: string, options?: Options): Promise<void>;
  resetPassword(reset: PasswordResetRequest, options?: Options): Promise<void>;
  confirmAddress(options?: Options): Promise<ConfirmationState>;
  /** Confirms the e-mail address of the customer that the link was sent to. */
  confirmAddressByLink(token: string, options?: Options): Promise<ConfirmationState>;
  confirmEmailAddress(options?: Options): Promise<ConfirmationState>;
  confirmEmailAddressByLink(token: string, options?: Options): Promise<ConfirmationState>;
  resendEmailConfirmation(options?: Options): Promise<SentCode>;
}

export function createSignInAndPasswordCalls(transport: ApiTransport): SignInAndPasswordCalls {
  return {
    async login(body, options = {}) {
      return (await transport.send(login, { body }, options)).result;
    },
    async autologin(body, options = {}) {
      return (await transport.send(autologin, { body }, options)).result;
    },
    async signup(body, options = {}) {
      return (await transport.send(signup, { body }, options)).result;
    },
    async transfer(token, options = {}) {
      return (await transport.send(transfer, { body: { token } }, options)).result;
    },
    async transferToken(options = {}) {
      return (await transport.send(transferToken, {}, options)).result;
    },
    async logout(options = {}) {
      await transport.send(logout, {}, options);
    },
    async elevate(body, options = {}) {
      return (await transport.send(elevation, { body }, options)).result;
    },
    async isAvailable(address, options = {}) {
      return (await transport.send(checkEmail, { body: { email: address } }, options)).result.available;
    },
    async changePassword(body, options = {}) {
      await transport.send(changePassword, { body }, options);
    },
    async forceChange(newPassword, options = {}) {
      await transport.send(forceChange, { body: { newPassword } }, options);
    },
    async forgotPassword(to, options = {}) {
      await transport.send(forgot, { body: { email: to } }, options);
    },
    async resetPassword(body, options = {}) {
      await transport.send(reset, { body }, options);
    },
    async confirmAddress(options = {}) {
      return (await transport.send(address, {}, options)).result;
    },
    async confirmAddressByLink(token, options = {}) {
      return (await transport.send(addressByLink, { body: { token } }, options)).result;
    },
    async confirmEmailAddress(options = {}) {
      return (await transport.send(email, {}, options)).result;
    },
    async confirmEmailAddressByLink(token, options = {}) {
      return (await transport.send(emailByLink, { body: { token } }, options)).result;
    },
    async resendEmailConfirmation(options = {}) {
      return (await transport.send(resend, {}, options)).result;
    },
  };
}
