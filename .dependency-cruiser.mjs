/**
 * Who may import whom. A room imports only rooms that stand before it:
 * schemas ← domain ← engine ← commerce ← machines ← blocks ← app.
 */
const ROOMS = ['schemas', 'domain', 'engine', 'commerce', 'machines', 'blocks', 'app'];

/** The one path through the engine: a stage imports only earlier ones. */
const STAGES = ['site', 'visitor', 'capabilities', 'routing', 'page', 'render', 'flows', 'server'];

/** What every stage stands on, and what therefore knows no stage. */
const FOUNDATIONS = [
  'memory',
  'validation',
  'cms',
  'storage',
  'nodes',
  'object-store',
  'api',
  'analytics',
  'telemetry',
];

const TOOLS = '^(scripts|e2e|bench|cms-extension|vitest[^/]*\\.ts|vite[^/]*\\.ts)';
const TESTS = '\\.(test|contract|walk)\\.tsx?$|/_?testing(/|\\.tsx?$)';

const oneOf = (names) => `(${names.join('|')})`;

const rooms = ROOMS.slice(0, -1).map((room, index) => ({
  name: `room-${room}`,
  comment: `${room} imports only what stands before it: ${ROOMS.slice(0, index).join(', ') || 'nothing'}.`,
  severity: 'error',
  from: { path: `^${room}/` },
  to: { path: `^${oneOf([...ROOMS.slice(index + 1), 'sandbox'])}/` },
}));

const stages = STAGES.slice(0, -1).map((stage, index) => ({
  name: `stage-${stage}`,
  comment: `engine/${stage} imports only earlier stages: ${STAGES.slice(0, index).join(', ') || 'none'}.`,
  severity: 'error',
  from: { path: `^engine/${stage}/` },
  to: { path: `^engine/${oneOf(STAGES.slice(index + 1))}/` },
}));

export default {
  forbidden: [
    ...rooms,
    ...stages,
    {
      name: 'foundation',
      comment: `engine/${oneOf(FOUNDATIONS)} stands under the stages and imports none of them.`,
      severity: 'error',
      from: { path: `^engine/${oneOf(FOUNDATIONS)}/` },
      to: { path: `^engine/${oneOf(STAGES)}/` },
    },
    {
      name: 'one-path',
      comment: 'The stages are told by engine/resolve-page.ts; only the server calls it.',
      severity: 'error',
      from: { path: `^engine/${oneOf([...FOUNDATIONS, ...STAGES.slice(0, -1)])}/` },
      to: { path: '^engine/[^/]+\\.tsx?$' },
    },
    {
      name: 'block-alone',
      comment:
        'A block never imports another block: it composes through slots. Blocks of one area share its _shared, all share blocks/_ui.',
      severity: 'error',
      from: { path: '^blocks/[^/_][^/]*/([^/_][^/]*)/' },
      to: { path: '^blocks/[^/_][^/]*/[^/_][^/]*/', pathNot: '^blocks/[^/]+/$1/' },
    },
    {
      name: 'shared-within-area',
      comment: 'What an area shares is for that area: what two areas need stands in blocks/_ui.',
      severity: 'error',
      from: { path: '^blocks/([^/_][^/]*)/' },
      to: { path: '^blocks/[^/_][^/]*/_shared/', pathNot: '^blocks/$1/_shared/' },
    },
    {
      name: 'shared-alone',
      comment: 'What an area shares knows no block.',
      severity: 'error',
      from: { path: '^blocks/[^/_][^/]*/_shared/' },
      to: { path: '^blocks/[^/_][^/]*/[^/_][^/]*/' },
    },
    {
      name: 'ui-alone',
      comment: 'The primitives of blocks/_ui know no block.',
      severity: 'error',
      from: { path: '^blocks/_[^/]*/' },
      to: { path: '^blocks/[^/_][^/]*/' },
    },
    {
      name: 'machine-kit-alone',
      comment: 'What all machines are built with knows no area.',
      severity: 'error',
      from: { path: '^machines/_kit/' },
      to: { path: '^machines/[^/_][^/]*/' },
    },
    {
      name: 'machines-of-another-area',
      comment:
        'A block uses the flows of another area through what they offer: <flow>.flow.ts, a view, and <flow>.public.ts. What all blocks share belongs to no area.',
      severity: 'error',
      from: { path: '^blocks/([^/]+)/', pathNot: TESTS },
      to: { path: '^machines/[^/_][^/]*/', pathNot: ['^machines/$1/', '\\.(flow|view|public)\\.ts$'] },
    },
    {
      name: 'machine-of-another-area',
      comment:
        'A machine invokes that of another area as a child, and knows of it what it offers: <flow>.machine.ts, <flow>.flow.ts and <flow>.public.ts.',
      severity: 'error',
      from: { path: '^machines/([^/_][^/]*)/', pathNot: TESTS },
      to: { path: '^machines/[^/_][^/]*/', pathNot: ['^machines/$1/', '\\.(machine|flow|public)\\.ts$'] },
    },
    {
      name: 'sandbox-alone',
      comment:
        'The reference API stands on the contract and the rules of the shop, so that neither side can lean on the other.',
      severity: 'error',
      from: { path: '^sandbox/', pathNot: TESTS },
      to: { path: `^${oneOf(['engine', 'commerce', 'machines', 'blocks', 'app'])}/` },
    },
    {
      name: 'studio-alone',
      comment:
        'The studio stands on the contracts and the engine; blocks, flows and the shop are shown to it, not imported.',
      severity: 'error',
      from: { path: '^studio/', pathNot: TESTS },
      to: { path: `^${oneOf(['domain', 'commerce', 'machines', 'blocks', 'app', 'sandbox'])}/` },
    },
    {
      name: 'studio-not-in-the-shop',
      comment: 'A shop page holds nothing of the studio.',
      severity: 'error',
      from: { path: `^${oneOf([...ROOMS, 'sandbox'])}/` },
      to: { path: '^studio/' },
    },
    {
      name: 'nothing-imports-tools',
      comment: 'Scripts and journeys use the shop; the shop does not know them.',
      severity: 'error',
      from: { path: `^${oneOf([...ROOMS, 'studio', 'sandbox'])}/`, pathNot: TESTS },
      to: { path: TOOLS },
    },
    {
      name: 'sandbox-not-in-the-shop',
      comment: 'The shop reaches the API over HTTP alone.',
      severity: 'error',
      from: { path: `^${oneOf(ROOMS)}/`, pathNot: TESTS },
      to: { path: '^sandbox/' },
    },
    {
      name: 'documents-through-cms',
      comment: 'Documents reach the engine through engine/cms, never by import.',
      severity: 'error',
      from: { path: `^${oneOf([...ROOMS, 'sandbox'])}/` },
      to: { path: '^(site-configs|cms-seed)/' },
    },
    {
      name: 'machine-without-react',
      comment: 'A machine knows no React, router or DOM library; its actors do the I/O.',
      severity: 'error',
      from: { path: '^machines/', pathNot: TESTS },
      to: { path: 'node_modules/(react|react-dom|react-router|@xstate/react)/' },
    },
    {
      name: 'domain-pure',
      comment: 'The rules of the shop do no I/O.',
      severity: 'error',
      from: { path: '^domain/', pathNot: TESTS },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'server-only-from-server',
      comment: 'A file that ends in .server.ts or .data.ts never gets into a browser bundle.',
      severity: 'error',
      from: { path: '^app/browser/|^machines/|^blocks/.*(?<!\\.data)(?<!\\.gen)\\.tsx?$', pathNot: TESTS },
      to: { path: '\\.(server|data)\\.tsx?$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'no-cycle',
      comment: 'Modules that import each other, types included, cannot be understood one at a time.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'resolvable',
      comment: 'An import that leads nowhere. Directus has the two libraries of its Data Studio.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^(?:vue|@directus/extensions-sdk)$' },
    },
    {
      name: 'observations-by-harnesses',
      comment: 'Only a harness makes observations, so that no test proves an item with values of its own.',
      severity: 'error',
      from: { pathNot: '^e2e/harness/|/testing/|^scripts/test/' },
      to: { path: '^scripts/test/observation\\.ts$' },
    },
    {
      name: 'test-code-in-tests',
      comment: 'Test code and its helpers are imported by tests alone.',
      severity: 'error',
      from: { path: `^${oneOf([...ROOMS, 'studio', 'sandbox'])}/`, pathNot: TESTS },
      to: { path: TESTS },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|\\.vitrine|bench/peers/react-router)/' },
    tsPreCompilationDeps: true,
    skipAnalysisNotInRules: true,
    tsConfig: { fileName: 'tsconfig.json' },
    moduleSystems: ['es6'],
    enhancedResolveOptions: { conditionNames: ['node', 'import', 'default'], exportsFields: ['exports'] },
  },
};
