import { createHash } from 'node:crypto';
import type { RandomSource } from '#domain/play/lucky-dip.ts';

/**
 * A random source seeded by a key, so that a draw has the same result everywhere (mulberry32 over the first 32 bits of
 * a hash).
 */
export function createSeededRandom(...key: readonly (string | number)[]): RandomSource {
  let state = createHash('sha256').update(key.join('|')).digest().readUInt32LE(0);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export function pickRandomItem<T>(options: readonly T[], random: RandomSource): T {
  const option = options[Math.floor(random() * options.length)];
  if (option === undefined) throw new RangeError('nothing to pick from');
  return option;
}

/** A whole number around `expected`, within a third of it. */
export function randomiseAround(expected: number, random: RandomSource): number {
  return Math.round(expected * (2 / 3 + random() * (2 / 3)));
}

/** An opaque id, the same for the same key. */
export function createDeterministicOpaqueId(...key: readonly (string | number)[]): string {
  return createHash('sha256').update(key.join('|')).digest('base64url').slice(0, 12);
}
