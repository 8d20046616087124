import type { AnyStateNode } from 'xstate';
import type { WalkableFlow } from '#machines/_kit/testing/flow-walk.ts';
import { listRestingStateNames } from '#machines/_kit/testing/reached-states.ts';

/** Renders the page of a flow: its states, and their transitions as a Mermaid chart. */
export function renderFlowDocumentation({ id, machine }: WalkableFlow): string {
  const states = listRestingStateNames(machine);
  return [
    `# ${id}`,
    '',
    'Generated from the machine: run `npm run -s vitrine -- gen --write`.',
    '',
    '```mermaid',
    'stateDiagram-v2',
    ...chart(machine.root, 1),
    '```',
    '',
    '| state | leads to |',
    '| --- | --- |',
    ...states.map((state) => `| \`${state}\` | ${leadsTo(machine.root, state)} |`),
    '',
  ].join('\n');
}

function chart(node: AnyStateNode, depth: number): string[] {
  const indent = '  '.repeat(depth);
  const inner: readonly AnyStateNode[] = Object.values(node.states);
  const initial = node.initial?.target[0];
  return [
    ...(initial ? [`${indent}[*] --> ${name(initial)}`] : []),
    ...inner.flatMap((child) => {
      const deeper = Object.keys(child.states).length > 0;
      const own = `${indent}state "${child.key}" as ${name(child)}`;
      return deeper ? [`${own} {`, ...chart(child, depth + 1), `${indent}}`] : [own];
    }),
    ...inner.flatMap((child) =>
      edges(child).map(({ label, target }) => `${indent}${name(child)} --> ${target}${label}`),
    ),
    ...inner.filter(({ type }) => type === 'final').map((child) => `${indent}${name(child)} --> [*]`),
  ];
}

interface Edge {
  readonly label: string;
  readonly target: string;
}

/** Transitions of a state, one edge per target. */
function edges(node: AnyStateNode): Edge[] {
  const seen = new Set<string>();
  return transitionsOf(node).flatMap(({ eventType, guard, target }) =>
    (target ?? []).flatMap((to) => {
      const label = [eventName(eventType), guardName(guard)].filter((part) => part !== '').join(' ');
      const edge = { label: label === '' ? '' : `: ${label}`, target: name(to) };
      const key = `${edge.target}${edge.label}`;
      if (seen.has(key)) return [];
      seen.add(key);
      return [edge];
    }),
  );
}

function leadsTo(root: AnyStateNode, state: string): string {
  const path = state.split('.');
  const targets = path.flatMap((_, depth) => {
    const node = path.slice(0, depth + 1).reduce<AnyStateNode | undefined>((at, key) => at?.states[key], root);
    return node ? transitionsOf(node).flatMap(({ target }) => (target ?? []).map(({ path: to }) => to.join('.'))) : [];
  });
  const others = [...new Set(targets)].filter((target) => target !== '' && target !== state);
  return others.length === 0 ? 'nothing further' : others.map((target) => `\`${target}\``).join(', ');
}

function transitionsOf(node: AnyStateNode) {
  return [...[...node.transitions.values()].flat(), ...(node.always ?? [])];
}

function name({ path }: AnyStateNode): string {
  return path.join('_') || 'all';
}

function eventName(type: string): string {
  const [, kind = '', of = ''] = /^xstate\.(done|error|after)\.(?:actor\.)?([^.]+)/.exec(type) ?? [];
  if (kind === 'after') return `after ${of}`;
  if (kind === 'done') return `${of} done`;
  return kind === 'error' ? `${of} failed` : type;
}

function guardName(guard: unknown): string {
  if (guard === undefined || guard === null) return '';
  if (typeof guard === 'string') return `[${guard}]`;
  if (typeof guard === 'object' && 'type' in guard) return `[${String(guard.type)}]`;
  return typeof guard === 'function' && guard.name !== '' ? `[${guard.name}]` : '[guarded]';
}
