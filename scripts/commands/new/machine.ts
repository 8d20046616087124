import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { importMachineWalk } from '../../flows/load-walks.ts';
import { generateDocsAndSnapshotsOfFlow } from '../../gen/flows.ts';
import type { GeneratedFile } from '../../gen/generated-file.ts';
import { UsageError } from '../command-io.ts';
import { insertTextAfterAnchor } from './edit-text.ts';
import type { Scaffolder } from './generator-command.ts';
import { scaffoldFlowLoader, scaffoldMachineFiles } from './machine-files.ts';
import { getNameSpellings, parseCodeAreaAndName } from './names.ts';
import type { ScaffoldPlan } from './plan.ts';

const REGISTRY = 'app/services/shop-flow-loaders.ts';

/** `vitrine new machine`: creates a machine with one wait, its loader and its registry entry. */
export const machineScaffolder: Scaffolder<object> = {
  kind: 'machine',
  description: 'start a flow: machine, start, view, walk, loader and test, registered for blocks to use',
  argument: ['<area/name>', 'area and kebab-case name, such as offers/price-alert'],
  options: [],
  plan({ root }, path): ScaffoldPlan {
    const { area, name } = parseCodeAreaAndName(root, path, {
      of: 'machine',
      folder: 'machines',
      example: 'offers/price-alert',
    });
    refuseTaken(root, name);
    const folder = `machines/${area}/${name}`;
    const loader = `app/services/flows/${name}.ts`;
    const { camel, pascal } = getNameSpellings(name);
    return {
      files: {
        ...scaffoldMachineFiles(folder, name),
        [loader]: scaffoldFlowLoader(folder, name),
        [REGISTRY]: registryWith(readFileSync(join(root, REGISTRY), 'utf8'), name),
      },
      generate: (project) => generateFlow(project, folder, name),
      next: [
        `Draw its states in ${folder}/${name}.machine.ts; guards, actions and what it waits for are in ${name}.setup.ts.`,
        `Make the call that it waits for in ${loader}, and say there what the page does about what it emits.`,
        `Delete ${name}.edges.txt, run npx vitest run --project unit machines/machines.contract.test.ts -t ${name} and read the new one; then npm run -s vitrine -- gen --write.`,
        `Use it in a block with useFlow(${camel}Flow, ${camel}View), and name "${name}" in its x-block.flows.`,
        `npx vitest run --project unit ${folder} says what is left (start${pascal}Machine runs it without a page).`,
      ],
    };
  },
};

function refuseTaken(root: string, name: string): void {
  const others = [`app/services/flows/${name}.ts`, `docs/flows/${name}.md`].filter((path) =>
    existsSync(join(root, path)),
  );
  const [there] = [...globSync(`machines/*/${name}`, { cwd: root }), ...others];
  if (there !== undefined) throw new UsageError(`The flow '${name}' is there already: ${there}.`);
}

function registryWith(text: string, name: string): string {
  const { camel, pascal } = getNameSpellings(name);
  const imported = insertTextAfterAnchor(
    REGISTRY,
    text,
    "import { withCallFailureScreen } from './failure-screen.ts';\n",
    `import { create${pascal}FlowLoader } from './flows/${name}.ts';\n`,
  );
  const key = name === camel ? name : `'${name}'`;
  return insertTextAfterAnchor(
    REGISTRY,
    imported,
    'const loaders: Readonly<Record<string, (context: FlowLoaderDependencies) => AnyFlowLoader>> = {\n',
    `  ${key}: create${pascal}FlowLoader,\n`,
  );
}

/** Generates the machine's page and states, and the edges that its walk covers. */
async function generateFlow(root: string, folder: string, name: string): Promise<GeneratedFile[]> {
  const walk = await importMachineWalk(root, `${folder}/${name}.walk.ts`);
  return [
    ...generateDocsAndSnapshotsOfFlow({ walk, folder }),
    { path: `${folder}/${name}.edges.txt`, content: walk.chart() },
  ];
}
