import { createActor, fromPromise } from 'xstate';
import type { SocialAuthCalls } from '#commerce/sign-in/social-auth.ts';
import type { SocialLink, SocialLinkRequest } from '#schemas/generated/api/types.gen.ts';
import { socialAccountsMachine } from './social-accounts.machine.ts';
import type { SocialLinkProviderChoice } from './social-accounts.types.ts';

export interface SocialAccountsServices {
  readonly socialAuth: Pick<SocialAuthCalls, 'link' | 'unlink'>;
  /** Redirects to a provider, which redirects back here. */
  readonly leaveForProvider: (choice: SocialLinkProviderChoice) => void;
  /** Return from a provider, or null; no `proof` if cancelled or not started in this tab. */
  readonly back: { readonly provider: string; readonly proof: SocialLinkRequest | null } | null;
}

export function startSocialAccountsMachine({ socialAuth, leaveForProvider, back }: SocialAccountsServices) {
  const machine = socialAccountsMachine.provide({
    actors: {
      redirectToProvider: fromPromise<void, SocialLinkProviderChoice>(async ({ input }) => leaveForProvider(input)),
      linkProviderAccount: fromPromise<readonly SocialLink[]>(({ signal }) =>
        back?.proof
          ? socialAuth.link(back.provider, back.proof, { signal })
          : Promise.reject(new Error('nobody was sent there from here')),
      ),
      unlinkProviderAccount: fromPromise<readonly SocialLink[], { readonly provider: string }>(({ input, signal }) =>
        socialAuth.unlink(input.provider, { signal }),
      ),
    },
  });
  return createActor(machine, { input: { returning: back?.provider ?? null } }).start();
}
