/** Bits of a colour, as 3-D Secure knows them (specification: Business constants, "Colour depth allowed set"). */
const ALLOWED = [1, 4, 8, 15, 16, 24, 32, 48] as const;

export type ColourDepth = (typeof ALLOWED)[number];

/** The nearest allowed depth; of two that are as near the lower, so that no screen claims more than it has. */
export function findNearestColourDepth(depth: number): ColourDepth {
  return ALLOWED.reduce((nearest, allowed) =>
    Math.abs(allowed - depth) < Math.abs(nearest - depth) ? allowed : nearest,
  );
}
