import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createImmutableSharingMap } from './persistent-map.ts';

const edit = fc.tuple(fc.string({ maxLength: 2 }), fc.option(fc.nat(), { nil: undefined }));

test('an immutable map with shared parts behaves like a Map, and no version of it sees later edits', () => {
  fc.assert(
    fc.property(fc.array(fc.array(edit)), (edits) => {
      const versions = [{ persistent: createImmutableSharingMap<number>(), plain: new Map<string, number>() }];
      for (const entries of edits) {
        const { persistent, plain } = versions[versions.length - 1] ?? {
          persistent: createImmutableSharingMap(),
          plain: new Map(),
        };
        const next = new Map<string, number>(plain);
        for (const [key, value] of entries) {
          if (value === undefined) next.delete(key);
          else next.set(key, value);
        }
        versions.push({ persistent: persistent.with(entries), plain: next });
      }
      for (const { persistent, plain } of versions) {
        expect(new Map(persistent.entries())).toEqual(plain);
        expect(persistent.size).toBe(plain.size);
        for (const [key, value] of plain) expect(persistent.get(key)).toBe(value);
        expect(persistent.get('no such key')).toBeUndefined();
      }
    }),
  );
});
