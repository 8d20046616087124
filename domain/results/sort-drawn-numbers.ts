interface Drawn {
  readonly numbers: readonly number[];
  /** Whether the order of the numbers matters; false when left out. */
  readonly ordered?: boolean;
}

/** Sorts drawn numbers ascending unless their order matters. */
export function sortDrawnNumbers({ numbers, ordered = false }: Drawn): readonly number[] {
  return ordered ? numbers : [...numbers].sort((one, other) => one - other);
}
