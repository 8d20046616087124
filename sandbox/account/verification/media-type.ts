export type AcceptedMediaType = 'image/jpeg' | 'image/png' | 'application/pdf';

const BEGINNINGS: readonly (readonly [AcceptedMediaType, readonly number[]])[] = [
  ['image/jpeg', [0xff, 0xd8, 0xff]],
  ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['application/pdf', [0x25, 0x50, 0x44, 0x46, 0x2d]],
];

/** Detects the media type by the first bytes, regardless of name or header; null for types that are not accepted. */
export function detectMediaType(bytes: Uint8Array): AcceptedMediaType | null {
  const found = BEGINNINGS.find(([, beginning]) => beginning.every((byte, index) => bytes[index] === byte));
  return found?.[0] ?? null;
}
