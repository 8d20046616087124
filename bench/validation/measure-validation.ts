import { Ajv2020 } from 'ajv/dist/2020.js';
import { blockSchemas } from '#blocks/schemas.gen.ts';
import { createFilesSource } from '#engine/cms/files/files-source.ts';
import { toAuthoredSchema } from '#engine/validation/authored-schema.ts';
import { COMMON_SCHEMAS, DOCUMENT_KIND_SCHEMAS } from '#engine/validation/config-kinds.ts';
import { calculateMedian } from '../api/median.ts';
import { chooseRepetitionsForSmallOrFullRun } from '../measure/repetitions.ts';
import { type BenchmarkRatio, createBenchmarkRatio } from '../measure/report.ts';

type Accepts = (value: unknown) => boolean;

/** A value with the shop's validator and the one that explains refusals. */
interface Judged {
  readonly value: unknown;
  readonly ours: Accepts;
  readonly theirs: Accepts;
}

const root = new URL('../..', import.meta.url).pathname;
const ROUNDS = chooseRepetitionsForSmallOrFullRun(31, 3);

/** Measures how long it takes to validate the documents of all brands and the props of all their blocks. */
export async function measureDocumentValidation(log: (text: string) => void): Promise<BenchmarkRatio[]> {
  log('judging documents …');
  const silent = { log: { info() {}, warn() {}, error() {} } };
  const { documents } = await createFilesSource({ project: root, ...silent }).load(new AbortController().signal);
  const explaining = explainingValidators();
  const whole: Judged[] = [];
  const props: Judged[] = [];
  for (const { kind, text } of documents) {
    const value: unknown = JSON.parse(text);
    whole.push({ value, ours: DOCUMENT_KIND_SCHEMAS[kind].accepts, theirs: explaining.kind(kind) });
    for (const node of nodesOf(value)) {
      const block = blockSchemas[node.type];
      if (block) props.push({ value: node.props, ours: block.accepts, theirs: explaining.block(node.type) });
    }
  }
  return [compare('v-documents', 'judge a document', whole), compare('v-props', 'judge the props of a block', props)];
}

function compare(id: string, what: string, judged: readonly Judged[]): BenchmarkRatio {
  const ours: number[] = [];
  const theirs: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    ours.push(timeOf(judged, 'ours'));
    theirs.push(timeOf(judged, 'theirs'));
  }
  const each = (times: readonly number[]) => (calculateMedian(times) * 1000) / judged.length;
  return createBenchmarkRatio({
    id,
    what,
    peer: 'a validator of Ajv that explains',
    ours: each(ours),
    theirs: each(theirs),
    unit: 'µs',
    most: 1,
    note: `Median of ${ROUNDS} rounds over ${judged.length} that are all accepted.`,
  });
}

function timeOf(judged: readonly Judged[], side: 'ours' | 'theirs'): number {
  const started = performance.now();
  for (const one of judged) {
    if (!one[side](one.value)) throw new Error(`${side} refuses ${JSON.stringify(one.value).slice(0, 200)}`);
  }
  return performance.now() - started;
}

/** Validators without optimisation: they report every error and inline references. */
function explainingValidators() {
  const ajv = new Ajv2020({ allErrors: true, strict: false, ownProperties: true });
  const folder = 'file:///schemas/config/';
  for (const [name, schema] of Object.entries(COMMON_SCHEMAS)) ajv.addSchema(schema, folder + name);
  for (const [kind, { schema }] of Object.entries(DOCUMENT_KIND_SCHEMAS))
    ajv.addSchema(schema, `${folder}${kind}.schema.json`);
  for (const [type, { schema }] of Object.entries(blockSchemas)) {
    ajv.addSchema(toAuthoredSchema(schema), `file:///blocks/area/${type}/${type}.schema.json`);
  }
  const named = (name: string): Accepts => {
    const validate = ajv.getSchema(name);
    if (!validate) throw new Error(`there is no schema ${name}`);
    return (value) => validate(value) === true;
  };
  return {
    kind: (kind: string) => named(`${folder}${kind}.schema.json`),
    block: (type: string) => named(`file:///blocks/area/${type}/${type}.schema.json`),
  };
}

interface Node {
  readonly type: string;
  readonly props: unknown;
}

/** Blocks of a document that have a type, with those in their slots. */
function nodesOf(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesOf);
  if (typeof value !== 'object' || value === null) return [];
  const { type, props, blocks, slots } = value as Readonly<Record<string, unknown>>;
  const own = typeof type === 'string' && typeof props === 'object' ? [{ type, props }] : [];
  const inner = typeof slots === 'object' && slots !== null ? Object.values(slots) : [];
  return [...own, ...nodesOf(blocks ?? []), ...inner.flatMap(nodesOf)];
}
