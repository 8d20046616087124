/** Immutable map; edited copies share almost all of it at nearly constant cost. */
export interface ImmutableSharingMap<Value> {
  readonly size: number;
  get(key: string): Value | undefined;
  /** A copy with entries set, or removed where the value is undefined. */
  with(entries: Iterable<readonly [key: string, value: Value | undefined]>): ImmutableSharingMap<Value>;
  entries(): Iterable<[string, Value]>;
}

const PARTS = 64;

export function createImmutableSharingMap<Value>(): ImmutableSharingMap<Value> {
  return mapOf(Array.from({ length: PARTS }, () => new Map<string, Value>()));
}

function mapOf<Value>(parts: readonly ReadonlyMap<string, Value>[]): ImmutableSharingMap<Value> {
  return {
    get size() {
      return parts.reduce((sum, part) => sum + part.size, 0);
    },
    get: (key) => parts[partOf(key)]?.get(key),
    with: (entries) => {
      const next = [...parts];
      const own = new Map<number, Map<string, Value>>();
      for (const [key, value] of entries) {
        const index = partOf(key);
        const part = own.get(index) ?? new Map(parts[index]);
        if (value === undefined) part.delete(key);
        else part.set(key, value);
        own.set(index, part);
        next[index] = part;
      }
      return mapOf(next);
    },
    *entries() {
      for (const part of parts) yield* part;
    },
  };
}

function partOf(key: string): number {
  let sum = 0;
  for (let index = 0; index < key.length; index += 1) sum = (sum * 31 + key.charCodeAt(index)) % 65_521;
  return sum % PARTS;
}
