/** The ways to play a lottery, by their path segment behind that of the offer (specification: Product offer routes). */
const SEGMENTS = {
  standard: 'standard',
  random: 'random',
  powerhit: 'powerhit',
  powerpik: 'powerpik',
  reduced_system: 'systems',
  strike_boxed: 'boxed',
  mega_combo: 'super-combos',
  deferred: 'subscriptions',
  syndicate: 'syndicates',
  lotto_party: 'lotto-party',
} as const;

export type GameType = keyof typeof SEGMENTS;

const SEGMENT_TYPES: ReadonlyMap<string, string> = new Map(
  Object.entries(SEGMENTS).map(([gameType, segment]) => [segment, gameType]),
);

export function isGameType(key: string | undefined): key is GameType {
  return key !== undefined && Object.hasOwn(SEGMENTS, key);
}

/** The path segment of a game type: 'systems' for reduced_system. */
export function getGameTypePathSegment(gameType: GameType): string {
  return SEGMENTS[gameType];
}

/** The game type of a path segment, or null when there is none. */
export function findGameTypeByPathSegment(segment: string): GameType | null {
  const gameType = SEGMENT_TYPES.get(segment);
  return isGameType(gameType) ? gameType : null;
}
