const OBJECT = 24;
const ENTRY = 16;
const STRING = 16;
const NUMBER = 8;

/**
 * Estimated memory of data: two bytes per character, plus objects and lists. Shared parts count once, functions
 * nothing.
 */
export function estimateMemoryBytes(data: unknown): number {
  const seen = new Set<object>();
  const bytesOf = (value: unknown): number => {
    switch (typeof value) {
      case 'string':
        return STRING + 2 * value.length;
      case 'object':
        return value === null || seen.has(value) ? NUMBER : objectBytes(value);
      case 'function':
      case 'undefined':
        return 0;
      default:
        return NUMBER;
    }
  };
  const objectBytes = (value: object): number => {
    seen.add(value);
    if (ArrayBuffer.isView(value)) return OBJECT + value.byteLength;
    let bytes = OBJECT;
    if (Array.isArray(value) || value instanceof Set) {
      for (const entry of value) bytes += NUMBER + bytesOf(entry);
    } else if (value instanceof Map) {
      for (const [key, entry] of value) bytes += ENTRY + bytesOf(key) + bytesOf(entry);
    } else {
      for (const entry of Object.values(value)) bytes += ENTRY + bytesOf(entry);
    }
    return bytes;
  };
  return bytesOf(data);
}
