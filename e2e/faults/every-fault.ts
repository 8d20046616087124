import { createSeededRandom } from '../../sandbox/results/draws/seeded-random.ts';
import { disturb, type Fault, hang, kill, together } from './faults.ts';
import { PARTS, type Part } from './faulty-topology.ts';
import { clockFaults, corruptFault, diskFault, redisFaults, resolverFaults } from './node-faults.ts';

const KINDS: readonly ((part: Part) => Fault)[] = [
  kill,
  hang,
  (part) => disturb(part, 'slow'),
  (part) => disturb(part, 'cut'),
  (part) => disturb(part, 'cut-answers'),
  (part) => disturb(part, 'silent'),
];

/** Without the last node, and without the edge, there is no shop. */
const PARTS_OF_PAIRS = PARTS.filter((part) => part !== 'edge' && part !== 'node-2');

/** Two faults of different parts at once. */
function drawPairs(seed: string, count: number): readonly Fault[] {
  const random = createSeededRandom(seed);
  const draw = <Item>(items: readonly Item[]): Item => {
    const item = items[Math.floor(random() * items.length)];
    if (item === undefined) throw new Error('there is nothing to draw from');
    return item;
  };
  return Array.from({ length: count }, () => {
    const first = draw(PARTS_OF_PAIRS);
    const second = draw(PARTS_OF_PAIRS.filter((part) => part !== first));
    return together(draw(KINDS)(first), draw(KINDS)(second));
  });
}

export interface EveryFaultOptions {
  readonly hasDisk: boolean;
  readonly seed: string;
  readonly pairs: number;
}

export function listEveryFault({ hasDisk, seed, pairs }: EveryFaultOptions): readonly Fault[] {
  return [
    ...PARTS.flatMap((part) => KINDS.map((create) => create(part))),
    ...redisFaults,
    ...clockFaults,
    ...resolverFaults,
    ...(hasDisk ? [diskFault] : []),
    corruptFault,
    together(kill('redis'), kill('node-1')),
    together(hang('api'), kill('directus')),
    ...drawPairs(seed, pairs),
  ];
}
