import type { DatabaseSync } from 'node:sqlite';
import { loadOrCreateSecretInDatabase } from '../storage/secrets.ts';
import { ConfirmationStore } from './confirmation-store.ts';
import { EmailedOneTimeCodeStore } from './email-code-store.ts';
import { LinkedSocialAccountStore } from './linked-social-accounts.ts';
import { OneTimeTokenStore } from './one-time-token-store.ts';
import { RateLimiter } from './rate-limiter.ts';
import { RefreshTokenStore } from './refresh-token-store.ts';
import { RememberedDeviceStore } from './remembered-device-store.ts';
import { SignUpDetailsStore } from './sign-up-store.ts';
import { SocialAssertionCodec } from './social-assertions.ts';
import { TwoFactorStore } from './two-factor-store.ts';

/** Stores of identity data. */
export interface SignInStoresWithoutSessions {
  readonly refreshTokens: RefreshTokenStore;
  readonly rememberedDevices: RememberedDeviceStore;
  readonly oneTimeTokens: OneTimeTokenStore;
  readonly twoFactor: TwoFactorStore;
  readonly emailCodes: EmailedOneTimeCodeStore;
  readonly confirmations: ConfirmationStore;
  readonly signUps: SignUpDetailsStore;
  readonly linkedSocialAccounts: LinkedSocialAccountStore;
  readonly socialAssertions: SocialAssertionCodec;
  readonly rateLimiter: RateLimiter;
}

export function openSignInStoresWithoutSessions(db: DatabaseSync): SignInStoresWithoutSessions {
  return {
    refreshTokens: new RefreshTokenStore(db, loadOrCreateSecretInDatabase(db, 'refresh-tokens')),
    rememberedDevices: new RememberedDeviceStore(db),
    oneTimeTokens: new OneTimeTokenStore(db),
    twoFactor: new TwoFactorStore(db),
    emailCodes: new EmailedOneTimeCodeStore(db, loadOrCreateSecretInDatabase(db, 'email-codes')),
    confirmations: new ConfirmationStore(db),
    signUps: new SignUpDetailsStore(db),
    linkedSocialAccounts: new LinkedSocialAccountStore(db),
    socialAssertions: new SocialAssertionCodec(db, loadOrCreateSecretInDatabase(db, 'stand-in-providers')),
    rateLimiter: new RateLimiter(),
  };
}
