import type { ApiTransport, CallOptions, CallRefOf } from '#engine/api/transport.ts';
import type {
  twoFactorAuthenticator,
  twoFactorAuthenticatorStart,
  twoFactorEmail,
  twoFactorEmailStart,
  twoFactorGet,
  twoFactorPromptAcknowledged,
  twoFactorResend,
  twoFactorTurnOff,
} from '#schemas/generated/api/two-factor.calls.gen.ts';
import type { AuthenticatorSetup, SentCode, TwoFactorConfig } from '#schemas/generated/api/types.gen.ts';

const get: CallRefOf<typeof twoFactorGet> = { id: 'two-factor.get' };
const startAuthenticator: CallRefOf<typeof twoFactorAuthenticatorStart> = { id: 'two-factor.authenticator-start' };
const authenticator: CallRefOf<typeof twoFactorAuthenticator> = { id: 'two-factor.authenticator' };
const startEmail: CallRefOf<typeof twoFactorEmailStart> = { id: 'two-factor.email-start' };
const email: CallRefOf<typeof twoFactorEmail> = { id: 'two-factor.email' };
const off: CallRefOf<typeof twoFactorTurnOff> = { id: 'two-factor.turn-off' };
const resend: CallRefOf<typeof twoFactorResend> = { id: 'two-factor.resend' };
const acknowledge: CallRefOf<typeof twoFactorPromptAcknowledged> = { id: 'two-factor.prompt-acknowledged' };

type Options = Pick<CallOptions<never>, 'signal' | 'idempotencyKey'>;

/** Calls to set up, send and turn off one-time codes. */
export interface TwoFactorCalls {
  get(options?: Options): Promise<TwoFactorConfig>;
  startAuthenticator(options?: Options): Promise<AuthenticatorSetup>;
  /** Turns on two-factor with the first code of the authenticator app. */
  confirmAuthenticator(otp: string, options?: Options): Promise<TwoFactorConfig>;
  /** Sends the first code by e-mail. */
  startEmail(options?: Options): Promise<SentCode>;
  confirmEmail(otp: string, options?: Options): Promise<TwoFactorConfig>;
  turnOff(options?: Options): Promise<TwoFactorConfig>;
  /** Sends the code for pending calls again. */
  resend(options?: Options): Promise<SentCode>;
  /** Records that the customer has seen the advice to turn on two-factor. */
  promptAcknowledged(options?: Options): Promise<void>;
}

export function createTwoFactorCalls(transport: ApiTransport): TwoFactorCalls {
  return {
    async get(options = {}) {
      return (await transport.send(get, {}, options)).result;
    },
    async startAuthenticator(options = {}) {
      return (await transport.send(startAuthenticator, {}, options)).result;
    },
    async confirmAuthenticator(otp, options = {}) {
      return (await transport.send(authenticator, { body: { otp } }, options)).result;
    },
    async startEmail(options = {}) {
      return (await transport.send(startEmail, {}, options)).result;
    },
    async confirmEmail(otp, options = {}) {
      return (await transport.send(email, { body: { otp } }, options)).result;
    },
    async turnOff(options = {}) {
      return (await transport.send(off, {}, options)).result;
    },
    async resend(options = {}) {
      return (await transport.send(resend, {}, options)).result;
    },
    async promptAcknowledged(options = {}) {
      await transport.send(acknowledge, {}, options);
    },
  };
}
