import type { DatabaseSync } from 'node:sqlite';
import { secretOf } from '../storage/secrets.ts';
import { Confirmations } from './confirmations.ts';
import { EmailCodes } from './email-codes.ts';
import { OneTimeTokens } from './one-time-tokens.ts';
import { RateLimits } from './rate-limits.ts';
import { RefreshTokens } from './refresh-tokens.ts';
import { RememberedDevices } from './remembered-devices.ts';
import { SignUps } from './sign-ups.ts';
import { SocialLinks } from './social-links.ts';
import { Assertions } from './stand-in-providers.ts';
import { TwoFactorStore } from './two-factor-store.ts';

/** What the shop knows of how customers prove who they are. */
export interface Identity {
  readonly refreshTokens: RefreshTokens;
  readonly devices: RememberedDevices;
  readonly tokens: OneTimeTokens;
  readonly twoFactor: TwoFactorStore;
  readonly emailCodes: EmailCodes;
  readonly confirmations: Confirmations;
  readonly signUps: SignUps;
  readonly socialLinks: SocialLinks;
  readonly assertions: Assertions;
  readonly limits: RateLimits;
}

export function openIdentity(db: DatabaseSync): Identity {
  return {
    refreshTokens: new RefreshTokens(db, secretOf(db, 'refresh-tokens')),
    devices: new RememberedDevices(db),
    tokens: new OneTimeTokens(db),
    twoFactor: new TwoFactorStore(db),
    emailCodes: new EmailCodes(db, secretOf(db, 'email-codes')),
    confirmations: new Confirmations(db),
    signUps: new SignUps(db),
    socialLinks: new SocialLinks(db),
    assertions: new Assertions(db, secretOf(db, 'stand-in-providers')),
    limits: new RateLimits(),
  };
}
