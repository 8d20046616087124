import type { StudioBlockType } from '../api-types.ts';
import { changesMessages } from './changes.messages.gen.ts';
import { getValueAt } from './edit-value.ts';
import { isSameValue } from './open-documents.ts';
import { listPageBlocks, type PageBlock } from './page-blocks.ts';
import { listSchemaFields } from './schema-fields.ts';

/** What differs between two merged values of a document, a sentence for each block and each setting. */
export function describeChanges(
  before: unknown,
  after: unknown,
  blocks: ReadonlyMap<string, StudioBlockType>,
  kindSchema: unknown,
): readonly string[] {
  const settings = describeSettings(before, after, kindSchema, ['blocks'], describeTexts);
  return [...describeBlockChanges(before, after, blocks), ...settings];
}

/** Blocks that differ between two merged values of a document, removed ones first. */
export function listChangedBlocks(
  before: unknown,
  after: unknown,
  blocks: ReadonlyMap<string, StudioBlockType>,
): readonly PageBlock[] {
  return listBlockChanges(before, after, blocks).map(({ block }) => block);
}

function describeBlockChanges(
  before: unknown,
  after: unknown,
  blocks: ReadonlyMap<string, StudioBlockType>,
): readonly string[] {
  return listBlockChanges(before, after, blocks).flatMap(({ lines }) => lines);
}

interface BlockChange {
  readonly block: PageBlock;
  readonly lines: readonly string[];
}

function listBlockChanges(
  before: unknown,
  after: unknown,
  blocks: ReadonlyMap<string, StudioBlockType>,
): readonly BlockChange[] {
  const former = new Map(listPageBlocks(before, blocks).map((block) => [block.id, block]));
  const present = listPageBlocks(after, blocks);
  const ids = new Set(present.map(({ id }) => id));
  const removed = [...former.values()].filter(({ id }) => !ids.has(id));
  const remaining = present.filter(({ id }) => former.has(id));
  const moved = findMoved([...former.keys()], remaining);
  const changes = [
    ...removed.map((block) => ({ block, lines: [changesMessages.removed({ block: block.name })] })),
    ...present.map((block) => {
      const old = former.get(block.id);
      if (!old) return { block, lines: [changesMessages.added({ block: block.name })] };
      const fields = describeBlock(getValueAt(before, old.path), getValueAt(after, block.path), blocks.get(block.type));
      const lines = [
        ...(moved.has(block.id) ? [changesMessages.moved({ block: block.name })] : []),
        ...(fields.length > 0 ? [changesMessages.changed({ block: block.name, fields: fields.join(', ') })] : []),
      ];
      return { block, lines };
    }),
  ];
  return changes.filter(({ lines }) => lines.length > 0);
}

/** Ids of the fewest blocks whose move explains the new order. */
function findMoved(former: readonly string[], remaining: readonly PageBlock[]): ReadonlySet<string> {
  const places = remaining.map(({ id }) => former.indexOf(id));
  const runs: number[][] = [];
  places.forEach((place, index) => {
    const before = runs.filter((run) => Number(places[run.at(-1) ?? 0]) < place);
    const longest = before.reduce<number[]>((best, run) => (run.length > best.length ? run : best), []);
    runs.push([...longest, index]);
  });
  const fixed = runs.reduce<number[]>((best, run) => (run.length > best.length ? run : best), []);
  return new Set(remaining.filter((_, index) => !fixed.includes(index)).map(({ id }) => id));
}

function describeBlock(before: unknown, after: unknown, type: StudioBlockType | undefined): readonly string[] {
  const own = (block: unknown) => {
    const { props, gate, disabled }: Record<string, unknown> = Object(block);
    return { props: props ?? {}, gate, disabled };
  };
  const [old, now] = [own(before), own(after)];
  return [
    ...describeSettings(old.props, now.props, type?.schema, []),
    ...(isSameValue(old.gate, now.gate) && isSameValue(old.disabled, now.disabled) ? [] : [changesMessages.gate()]),
  ];
}

function describeSettings(
  before: unknown,
  after: unknown,
  schema: unknown,
  except: readonly string[],
  describeSetting: (label: string, before: unknown, after: unknown) => string = (label) => label,
): readonly string[] {
  const fields = new Map(listSchemaFields(schema).map((field) => [field.key, field]));
  const [old, now]: Record<string, unknown>[] = [Object(before), Object(after)];
  return (
    [...new Set([...Object.keys(old ?? {}), ...Object.keys(now ?? {})])]
      .filter((key) => !except.includes(key) && !isSameValue(old?.[key], now?.[key]))
      // Fixed values, such as the version of the format, are in no form.
      .filter((key) => fields.get(key)?.kind !== 'fixed')
      .map((key) => describeSetting(fields.get(key)?.label ?? key, old?.[key], now?.[key]))
  );
}

/** Longest text that is shown before and after its change. */
const SHORT_TEXT = 60;

/** A setting, with both values where they are short texts, such as addresses. */
function describeTexts(label: string, before: unknown, after: unknown): string {
  return isShortText(before) && isShortText(after) ? changesMessages.text({ label, before, after }) : label;
}

function isShortText(value: unknown): value is string {
  return typeof value === 'string' && value !== '' && value.length <= SHORT_TEXT;
}
