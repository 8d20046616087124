import type { WalkableFlow } from './flow-walk.ts';

/** The exports of a module `<machine>.walk.ts`. */
export type WalkModule = Readonly<Record<string, WalkableFlow>>;

/** The walk that a module exports under the name of its machine: `cartWalk` of `cart.walk.ts`. */
export function getModuleWalk(path: string, module: WalkModule): WalkableFlow {
  const file = path.split('/').at(-1) ?? '';
  const machine = file.replace('.walk.ts', '').replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase());
  const walk = module[`${machine}Walk`];
  if (!walk) throw new Error(`${path} exports no ${machine}Walk`);
  return walk;
}
