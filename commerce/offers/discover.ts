import type { ApiTransport, CallOptions, CallRefOf } from '#engine/api/transport.ts';
import type * as calls from '#schemas/generated/api/discover.calls.gen.ts';
import type { DiscoverList, Statistics, Tip } from '#schemas/generated/api/types.gen.ts';

const get: CallRefOf<typeof calls.discoverGet> = { id: 'discover.get' };
const tips: CallRefOf<typeof calls.tipsGet> = { id: 'tips.get' };
const statistics: CallRefOf<typeof calls.statisticsGet> = { id: 'statistics.get' };

type Options = Pick<CallOptions<never>, 'signal'>;

/** Calls for tips and statistics. */
export interface TipsAndStatisticsCalls {
  lists(options?: Options): Promise<readonly DiscoverList[]>;
  tips(options?: Options): Promise<readonly Tip[]>;
  /** How often each number of a lottery was drawn. */
  statistics(lotteryKey: string, options?: Options): Promise<Statistics>;
}

export function createTipsAndStatisticsCalls(transport: ApiTransport): TipsAndStatisticsCalls {
  return {
    async lists(options = {}) {
      return (await transport.send(get, {}, options)).result;
    },
    async tips(options = {}) {
      return (await transport.send(tips, {}, options)).result;
    },
    async statistics(key, options = {}) {
      return (await transport.send(statistics, { params: { key } }, options)).result;
    },
  };
}
