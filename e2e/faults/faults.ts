import type { FaultyTopology, Part } from './faulty-topology.ts';
import type { NetworkFault } from './tcp-proxy.ts';

/** A way in which parts fail, for a while. */
export interface Fault {
  readonly name: string;
  readonly parts: readonly Part[];
  /** Milliseconds for which it lasts. */
  readonly duration: number;
  begin(topology: FaultyTopology): Promise<void>;
  /** Resolves when the part is back. */
  end(topology: FaultyTopology): Promise<void>;
}

const SHORT = 4_000;

/** Longer than the API has for an answer, so that whatever waits for the part comes to its own limit. */
const LONG = 13_000;

export function kill(part: Part): Fault {
  return {
    name: `${part} killed`,
    parts: [part],
    duration: SHORT,
    begin: (topology) => topology.service(part).kill(),
    end: (topology) => topology.service(part).start(),
  };
}

export function hang(part: Part): Fault {
  return {
    name: `${part} hung`,
    parts: [part],
    duration: LONG,
    begin: async (topology) => topology.service(part).hang(),
    end: async (topology) => topology.service(part).resume(),
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
    begin: async (topology) => topology.network(part).set(fault),
    end: async (topology) => topology.network(part).set('none'),
  };
}

/** Several at once, for as long as the longest. */
export function together(...faults: readonly Fault[]): Fault {
  return {
    name: faults.map(({ name }) => name).join(', '),
    parts: faults.flatMap(({ parts }) => parts),
    duration: Math.max(...faults.map(({ duration }) => duration)),
    begin: async (topology) => {
      for (const fault of faults) await fault.begin(topology);
    },
    end: async (topology) => {
      for (const fault of faults) await fault.end(topology);
    },
  };
}
