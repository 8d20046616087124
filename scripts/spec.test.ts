import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import deviations from '../spec/deviations.json' with { type: 'json' };
import inventory from '../spec/inventory-ids.json' with { type: 'json' };

const known: Readonly<Record<string, readonly string[]>> = inventory;

test.each(Object.entries(deviations))(
  'the deviation %s names a specification item and the decision that explains it',
  (item, decision) => {
    const [kind = '', id = ''] = item.split(' ');
    expect(known[kind]).toContain(id);
    expect(existsSync(new URL(`../docs/decisions/${decision}.md`, import.meta.url))).toBe(true);
  },
);
