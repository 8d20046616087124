import type { FaultyEstate, Part } from './faulty-estate.ts';
import type { NetworkFault } from './tcp-proxy.ts';

/** A way in which parts fail, for a while. */
export interface Fault {
  readonly name: string;
  readonly parts: readonly Part[];
  /** Milliseconds for which it lasts. */
  readonly duration: number;
  begin(estate: FaultyEstate): Promise<void>;
  /** Resolves when the part is back. */
  end(estate: FaultyEstate): Promise<void>;
}

const SHORT = 4_000;

/** Longer than the API has for an answer, so that whatever waits for the part comes to its own limit. */
const LONG = 13_000;

export function kill(part: Part): Fault {
  return {
    name: `${part} killed`,
    parts: [part],
    duration: SHORT,
    begin: (estate) => estate.service(part).kill(),
    end: (estate) => estate.service(part).start(),
  };
}

export function hang(part: Part): Fault {
  return {
    name: `${part} hung`,
    parts: [part],
    duration: LONG,
    begin: async (estate) => estate.service(part).hang(),
    end: async (estate) => estate.service(part).resume(),
  };
}

const NETWORK_FAULTS: Readonly<
  Record<Exclude<NetworkFault, 'none'>, { readonly words: string; readonly duration: number }>
> = {
  slow: { words: 'slowed', duration: SHORT },
  cut: { words: 'cut', duration: SHORT },
  'cut-answers': { words: 'cut in its answers', duration: SHORT },
  silent: { words: 'silent', duration: LONG },
};

/** A fault of the network in front of a part. */
export function disturb(part: Part, fault: Exclude<NetworkFault, 'none'>): Fault {
  const { words, duration } = NETWORK_FAULTS[fault];
  return {
    name: `${part} ${words}`,
    parts: [part],
    duration,
    begin: async (estate) => estate.network(part).set(fault),
    end: async (estate) => estate.network(part).set('none'),
  };
}

/** Several at once, for as long as the longest. */
export function together(...faults: readonly Fault[]): Fault {
  return {
    name: faults.map(({ name }) => name).join(', '),
    parts: faults.flatMap(({ parts }) => parts),
    duration: Math.max(...faults.map(({ duration }) => duration)),
    begin: async (estate) => {
      for (const fault of faults) await fault.begin(estate);
    },
    end: async (estate) => {
      for (const fault of faults) await fault.end(estate);
    },
  };
}
