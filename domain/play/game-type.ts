/** Path segments of the game types (specification: Product offer routes). */
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

/** Path segment of a game type, such as 'systems' for reduced_system. */
export function getGameTypePathSegment(gameType: GameType): string {
  return SEGMENTS[gameType];
}

/** Game type of a path segment; null for an unknown segment. */
export function findGameTypeByPathSegment(segment: string): GameType | null {
  const gameType = SEGMENT_TYPES.get(segment);
  return isGameType(gameType) ? gameType : null;
}
