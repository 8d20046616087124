/** A clock that follows that of another machine. */
export interface SharedClock {
  now(): number;
  /** Takes in an answer with the other time, and when it was requested and received by the clock of this node. */
  sample(requested: number, received: number, theirs: number): void;
}

/** Number of samples of which the quickest, and so the most exact, counts. */
const SAMPLES = 8;

export function createSharedClock(clock: () => number): SharedClock {
  const samples: { readonly offset: number; readonly duration: number }[] = [];
  let offset = 0;
  return {
    now: () => clock() + offset,
    sample(requested, received, theirs) {
      samples.push({ offset: theirs - (requested + received) / 2, duration: received - requested });
      if (samples.length > SAMPLES) samples.shift();
      offset = samples.reduce((best, sample) => (sample.duration < best.duration ? sample : best)).offset;
    },
  };
}
