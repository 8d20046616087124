import type { CallOptions, RefOf, Transport } from '#engine/api/transport.ts';
import type { membershipConfig } from '#schemas/generated/api/membership.calls.gen.ts';
import type { MembershipConfigResult } from '#schemas/generated/api/types.gen.ts';

const config: RefOf<typeof membershipConfig> = { id: 'membership.config' };

export interface LoadedMembership {
  readonly program: MembershipConfigResult;
  /** When it has to be asked for again, in epoch milliseconds. */
  readonly expires: number | null;
}

export interface Membership {
  /** The program, its giveaways and their coming draws. */
  config(options?: Pick<CallOptions<never>, 'signal'>): Promise<LoadedMembership>;
}

export function createMembership(transport: Transport): Membership {
  return {
    async config(options = {}) {
      const { result, expires } = await transport.send(config, {}, { ...options, expires: nextDraw });
      return { program: result, expires };
    },
  };
}

function nextDraw({ upcomingDraws }: MembershipConfigResult): number | null {
  const first = Math.min(...upcomingDraws.map(({ date }) => Date.parse(date)));
  return Number.isFinite(first) ? first : null;
}
