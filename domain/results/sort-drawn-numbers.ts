interface Drawn {
  readonly numbers: readonly number[];
  /** Whether each number counts in its place alone; left out, in any place. */
  readonly ordered?: boolean;
}

/** Drawn numbers as they are shown: from the lowest to the highest, unless their order counts. */
export function sortDrawnNumbers({ numbers, ordered = false }: Drawn): readonly number[] {
  return ordered ? numbers : [...numbers].sort((one, other) => one - other);
}
