import type { Checker } from './checker.ts';
import { deadCodeChecker } from './dead-code.ts';
import { formatChecker } from './format.ts';
import { importsChecker } from './imports.ts';
import { lintChecker } from './lint.ts';
import { lockFileChecker } from './lock-file.ts';
import { oversizedParameterTypesChecker } from './parameters.ts';
import { plantedMachineViolations } from './planted-machines.ts';
import { plantedMessageViolations } from './planted-messages.ts';
import type { PlantedViolation } from './planted-violation.ts';
import { schemasChecker } from './schemas.ts';
import { textRulesChecker } from './text-rules.ts';
import { typesChecker } from './types.ts';

const MODULE = 'export const answer: number = 42;\n';

function importOf(
  checker: Checker,
  title: string,
  from: string,
  to: string,
  finds: string,
  binding = 'answer',
): PlantedViolation {
  return {
    checker,
    title,
    cleanFiles: { [from]: MODULE, [to]: `export const ${binding} = 1;\n` },
    violatingFiles: { [from]: `import { ${binding} } from '#${to}';\n\nexport const answer: number = ${binding};\n` },
    expectedFinding: finds,
  };
}

const OBJECT_SCHEMA = {
  type: 'object',
  additionalProperties: false,
  properties: { a: { title: 'First letter', description: 'A letter of the alphabet.', type: 'string' } },
};

function schemaPlant(title: string, schema: object, finds: string): PlantedViolation {
  const path = 'schemas/config/thing.schema.json';
  return {
    checker: schemasChecker,
    title,
    cleanFiles: { [path]: JSON.stringify(OBJECT_SCHEMA) },
    violatingFiles: { [path]: JSON.stringify(schema) },
    expectedFinding: finds,
  };
}

function textPlant(title: string, path: string, line: string, finds: string): PlantedViolation {
  return {
    checker: textRulesChecker,
    title,
    cleanFiles: { [path]: MODULE },
    violatingFiles: { [path]: `${MODULE}${line}\n` },
    expectedFinding: finds,
  };
}

function lintPlant(title: string, line: string, finds: string, path = 'domain/answer.ts'): PlantedViolation {
  return {
    checker: lintChecker,
    title,
    cleanFiles: { [path]: MODULE },
    violatingFiles: { [path]: `${MODULE}${line}\n` },
    expectedFinding: finds,
  };
}

const LARGE_INTERFACE = `export interface Toolbox {
${[...'abcdefghij'].map((name) => `  readonly ${name}: number;`).join('\n')}
}

export const sumOf = (toolbox: Toolbox): number => Object.values(toolbox).length;
export const openA = ({ a }: Pick<Toolbox, 'a'>): number => a;
`;

/**
 * A module whose parameters have a large interface as their type: `clean` passes it on whole, `line` uses little of it.
 */
function parameterPlant(title: string, line: string, finds: string): PlantedViolation {
  const head = "import { openA, sumOf, type Toolbox } from './toolbox.ts';\n\n";
  const clean = 'export const all = (toolbox: Toolbox): number => sumOf(toolbox) + openA(toolbox);\n';
  return {
    checker: oversizedParameterTypesChecker,
    title,
    cleanFiles: { 'domain/toolbox.ts': LARGE_INTERFACE, 'domain/a.tsx': `${head}${clean}` },
    violatingFiles: { 'domain/a.tsx': `${head}${clean}${line}\n` },
    expectedFinding: finds,
  };
}

/** Path of a flow module of the shop. */
const FLOW = 'app/services/flows/order.ts';

const LOCKED = { '': {}, 'node_modules/a': { optionalDependencies: { 'a-linux-x64': '1.0.0' } } };

export const plantedViolations: readonly PlantedViolation[] = [
  ...plantedMessageViolations,
  ...plantedMachineViolations,
  importOf(importsChecker, 'domain imports the engine', 'domain/a.ts', 'engine/b.ts', 'room-domain'),
  importOf(importsChecker, 'the engine imports the shop', 'engine/page/a.ts', 'commerce/b.ts', 'room-engine'),
  importOf(importsChecker, 'an early stage imports a late one', 'engine/site/a.ts', 'engine/page/b.ts', 'stage-site'),
  importOf(importsChecker, 'a foundation imports a stage', 'engine/cms/a.ts', 'engine/site/b.ts', 'foundation'),
  importOf(importsChecker, 'a block imports another', 'blocks/shop/one/a.ts', 'blocks/shop/two/b.ts', 'block-alone'),
  importOf(
    importsChecker,
    'a block imports what another area shares',
    'blocks/shop/one/a.ts',
    'blocks/play/_shared/b.ts',
    'shared-within-area',
  ),
  importOf(
    importsChecker,
    'what an area shares imports a block',
    'blocks/shop/_shared/a.ts',
    'blocks/shop/one/b.ts',
    'shared-alone',
  ),
  importOf(
    importsChecker,
    'the kit of machines imports a machine',
    'machines/_kit/a.ts',
    'machines/cart/cart/b.ts',
    'machine-kit-alone',
  ),
  importOf(importsChecker, 'the primitives import a block', 'blocks/_ui/a.ts', 'blocks/shop/two/b.ts', 'ui-alone'),
  importOf(importsChecker, 'the studio imports a block', 'studio/a.ts', 'blocks/shop/two/b.ts', 'studio-alone'),
  {
    checker: importsChecker,
    title: 'the shop imports the studio',
    cleanFiles: { 'app/server/a.ts': MODULE, 'studio/b.ts': MODULE },
    violatingFiles: { 'app/server/a.ts': "export { answer } from '../../studio/b.ts';\n" },
    expectedFinding: 'studio-not-in-the-shop',
  },
  importOf(importsChecker, 'the sandbox imports the engine', 'sandbox/a.ts', 'engine/b.ts', 'sandbox-alone'),
  {
    checker: importsChecker,
    title: 'the shop imports a script',
    cleanFiles: { 'app/server/a.ts': MODULE, 'scripts/b.ts': MODULE },
    violatingFiles: { 'app/server/a.ts': "export { answer } from '../../scripts/b.ts';\n" },
    expectedFinding: 'nothing-imports-tools',
  },
  {
    checker: importsChecker,
    title: 'a machine imports React',
    cleanFiles: { 'machines/a.ts': MODULE },
    violatingFiles: { 'machines/a.ts': "import { useState } from 'react';\n\nexport const answer = useState;\n" },
    expectedFinding: 'machine-without-react',
  },
  {
    checker: importsChecker,
    title: 'two modules import each other',
    cleanFiles: {
      'domain/a.ts': "import { b } from './b.ts';\n\nexport const a = () => b;\n",
      'domain/b.ts': 'export const b = 1;\n',
    },
    violatingFiles: { 'domain/b.ts': "import { a } from './a.ts';\n\nexport const b = () => a;\n" },
    expectedFinding: 'no-cycle',
  },
  {
    checker: importsChecker,
    title: 'two modules import types of each other',
    cleanFiles: {
      'domain/a.ts': "import type { B } from './b.ts';\n\nexport type A = readonly B[];\n",
      'domain/b.ts': 'export type B = number;\n',
    },
    violatingFiles: { 'domain/b.ts': "import type { A } from './a.ts';\n\nexport type B = number | A;\n" },
    expectedFinding: 'no-cycle',
  },
  {
    checker: importsChecker,
    title: 'a test makes an observation of its own',
    cleanFiles: {
      'e2e/smoke/a.test.ts': MODULE,
      'e2e/harness/a.ts': "import '../../scripts/test/observation.ts';\n",
      'scripts/test/observation.ts': MODULE,
    },
    violatingFiles: { 'e2e/smoke/a.test.ts': "export { answer } from '../../scripts/test/observation.ts';\n" },
    expectedFinding: 'observations-by-harnesses',
  },
  importOf(
    importsChecker,
    'browser code imports server code',
    'app/browser/a.ts',
    'engine/api/b.server.ts',
    'server-only',
  ),
  schemaPlant(
    'a property without a description',
    { ...OBJECT_SCHEMA, properties: { a: { type: 'string' } } },
    'no description',
  ),
  schemaPlant(
    'a property without a title for its form field',
    { ...OBJECT_SCHEMA, properties: { a: { description: 'A letter of the alphabet.', type: 'string' } } },
    'has no title for its form field',
  ),
  schemaPlant('an object that says nothing of more', { type: 'object', properties: {} }, 'additionalProperties'),
  schemaPlant('a keyword off the list', { ...OBJECT_SCHEMA, unevaluatedProperties: false }, 'unevaluatedProperties'),
  textPlant('a word of the shop in the engine', 'engine/page/a.ts', 'export const ticketCount = 1;', 'generic'),
  textPlant('a brand in a block', 'blocks/content/hero/hero.tsx', "export const brand = 'lantern';", 'name of a brand'),
  textPlant(
    'a cookie behind the back of consent',
    'app/browser/a.ts',
    'export const all = () => document.cookie;',
    'consent',
  ),
  textPlant(
    'storage behind the back of consent',
    'machines/a.ts',
    "export const keep = () => sessionStorage.setItem('a', 'b');",
    'consent',
  ),
  textPlant('a cookie store', 'blocks/hero/a.ts', "export const keep = () => cookieStore.set('a', 'b');", 'consent'),
  textPlant(
    'a header that sets a cookie beside the gate',
    'app/server/a.ts',
    "export const headers = { 'set-cookie': 'a=b' };",
    'around consent',
  ),
  textPlant(
    'a cookie that is written out beside the gate',
    'engine/server/a.ts',
    'export const text = stringifySetCookie(cookie);',
    'around consent',
  ),
  textPlant('a sleep in a journey', 'e2e/a.test.ts', 'await page.waitForTimeout(500);', 'wait for what they need'),
  textPlant('all of date-fns', 'domain/a.ts', "export { addDays } from 'date-fns';", 'takes a second to load'),
  textPlant(
    'a second way to write amounts',
    'blocks/prize/prize.tsx',
    "export const worth = new Intl.NumberFormat('en-AU', { style: 'currency', currency: 'AUD' }).format(5);",
    'a second way to write an amount',
  ),
  textPlant(
    'cents in a currency that may have none',
    'blocks/prize/prize.tsx',
    'export const worth = amount / 100;',
    'two decimals',
  ),
  textPlant(
    'a style attribute',
    'blocks/content/hero/hero.tsx',
    'export const node = <p style={{ color }} />;',
    'security policy',
  ),
  lintPlant(
    'a promise that nobody waits for',
    'export function go() {\n  fetch("https://example.org");\n}',
    'floating',
  ),
  parameterPlant(
    'a parameter of a large interface, of which two members are used',
    'export const two = (toolbox: Toolbox | null): number => (toolbox?.b ?? 0) + (toolbox?.c ?? 0);',
    "domain/a.tsx:4 asks for all 10 members of Toolbox and uses 2: declare Pick<Toolbox, 'b' | 'c'>",
  ),
  parameterPlant(
    'a parameter of a large interface, of which the callee needs one member',
    'export function one(toolbox: Toolbox): number {\n  return openA(toolbox);\n}',
    "declare Pick<Toolbox, 'a'>",
  ),
  parameterPlant(
    'a property of a large interface, of which the component needs one member',
    'export const One = ({ toolbox }: { readonly toolbox: Toolbox }) => <p>{toolbox.d}</p>;',
    "declare Pick<Toolbox, 'd'>",
  ),
  lintPlant('any', 'export const anything: any = 1;', 'no-explicit-any'),
  lintPlant('a flow reads the address', 'export const { href } = location;', 'no-restricted-globals', FLOW),
  lintPlant(
    'a flow reads the document',
    'export const { lang } = document.documentElement;',
    'no-restricted-globals',
    FLOW,
  ),
  lintPlant('a flow changes the history', 'export const go = () => history.back();', 'no-restricted-globals', FLOW),
  lintPlant(
    'a flow opens a channel',
    "export const open = () => new BroadcastChannel('a');",
    'no-restricted-globals',
    FLOW,
  ),
  lintPlant(
    'a machine reads the window',
    'export const width = () => window.innerWidth;',
    'no-restricted-globals',
    'machines/shop/order/order.machine.ts',
  ),
  textPlant(
    'a flow reads an attribute',
    FLOW,
    "export const slug = (page: Document) => page.querySelector('[data-partner]');",
    'a flow that reads the page',
  ),
  textPlant(
    'a page event without its declaration',
    'blocks/shop/a/a.ts',
    "export const name = 'vitrine:toast';",
    'schemas/browser',
  ),
  textPlant(
    'an event with the type of another',
    'blocks/shop/a/a.ts',
    'export const event = new CustomEvent<PageEventDetailOf<typeof START_FLOW_EVENT>>(SHOW_TOAST_EVENT, {});',
    'an event without its type',
  ),
  {
    checker: formatChecker,
    title: 'another format',
    cleanFiles: { 'domain/a.ts': MODULE },
    violatingFiles: { 'domain/a.ts': 'export const answer = "double quotes"\n' },
    expectedFinding: 'domain/a.ts',
  },
  {
    checker: typesChecker,
    title: 'a wrong type',
    cleanFiles: { 'domain/a.ts': MODULE },
    violatingFiles: { 'domain/a.ts': "export const answer: number = 'forty-two';\n" },
    expectedFinding: 'TS2322',
  },
  {
    checker: deadCodeChecker,
    title: 'an export that nobody uses',
    cleanFiles: {
      'sandbox/main.ts': "import { used } from '../domain/a.ts';\n\nconsole.log(used);\n",
      'domain/a.ts': 'export const used = 1;\n',
    },
    violatingFiles: { 'domain/a.ts': 'export const used = 1;\nexport const unused = 2;\n' },
    expectedFinding: 'unused',
  },
  {
    checker: lockFileChecker,
    title: "a platform's package is missing",
    cleanFiles: {
      'package-lock.json': JSON.stringify({
        packages: { ...LOCKED, 'node_modules/a-linux-x64': { version: '1.0.0' } },
      }),
    },
    violatingFiles: { 'package-lock.json': JSON.stringify({ packages: LOCKED }) },
    expectedFinding: 'a-linux-x64 is missing',
  },
];
