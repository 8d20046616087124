import type { BankChallengeCallbacks, BankChallengeWatchHandle } from '#machines/wallet/deposit/deposit.actors.ts';
import type { PageCardGateways } from './page-gateways.ts';

/** The only gateway whose challenges are confirmed by its script (specification: Entities, "Challenge types"). */
const GATEWAY = 'stripe';

export interface GatewayChallengeDisplay {
  watch(clientSecret: string, watcher: BankChallengeCallbacks): BankChallengeWatchHandle;
}

/**
 * Shows challenges with a gateway's script on this page. Polling may report a challenge again: it is shown once at a time, and
 * its decision is reported once.
 */
export function createGatewayChallengeDisplay(
  { load, partsOf }: PageCardGateways,
  report: (error: unknown) => void,
): GatewayChallengeDisplay {
  const shown = new Map<string, Promise<boolean>>();
  const notifiedSecrets = new Set<string>();

  async function show(clientSecret: string): Promise<boolean> {
    const [gateway, config] = await load(GATEWAY);
    if (!gateway.confirmChallenge) throw new Error(`the script of ${GATEWAY} asks no bank`);
    return gateway.confirmChallenge(partsOf(config), clientSecret);
  }

  return {
    watch(clientSecret, { notified, closed }) {
      let isWatched = true;
      const open = async () => {
        const showing = shown.get(clientSecret) ?? show(clientSecret);
        shown.set(clientSecret, showing);
        const isDecided = await showing.catch((error: unknown) => {
          if (isWatched) report(error);
          return false;
        });
        if (!isDecided) shown.delete(clientSecret);
        if (!isWatched || notifiedSecrets.has(clientSecret)) return;
        if (isDecided) {
          notifiedSecrets.add(clientSecret);
          notified();
        } else closed();
      };
      void open();
      return { open, stop: () => (isWatched = false) };
    },
  };
}
