import { chartsWithoutCodeChecker } from './machine-charts.ts';
import type { PlantedViolation } from './planted-violation.ts';

const CHART =
  "import { lightSetup } from './light.setup.ts';\n\nexport const lightMachine = lightSetup.createMachine({";

function chartPlant(title: string, violation: string, finds: string): PlantedViolation {
  const path = 'machines/site/light/light.machine.ts';
  return {
    checker: chartsWithoutCodeChecker,
    title,
    cleanFiles: { [path]: `${CHART} id: 'light', entry: 'shine' });\n` },
    violatingFiles: { [path]: violation },
    expectedFinding: finds,
  };
}

function setupPlant(title: string, clean: string, violation: string, finds: string): PlantedViolation {
  const path = 'machines/site/light/light.setup.ts';
  const setup = (parts: string) =>
    `import { emit, setup } from 'xstate';\n\nexport const lightSetup = setup({ ${parts} });\n`;
  return {
    checker: chartsWithoutCodeChecker,
    title,
    cleanFiles: { [path]: setup(clean) },
    violatingFiles: { [path]: setup(violation) },
    expectedFinding: finds,
  };
}

export const plantedMachineViolations: readonly PlantedViolation[] = [
  chartPlant(
    'the implementations stand before the chart',
    "import { setup } from 'xstate';\n\nexport const lightMachine = setup({}).createMachine({ id: 'light' });\n",
    'not the chart',
  ),
  chartPlant(
    'something else stands before the chart',
    CHART.replace('export', 'export const delays = { shine: 5 };\n\nexport').concat(" id: 'light' });\n"),
    'not the chart',
  ),
  chartPlant(
    'a guard inside the chart',
    `${CHART} always: { guard: ({ event }) => event.isOn } });\n`,
    'a function in the',
  ),
  chartPlant(
    'an action inside the chart',
    `import { assign } from 'xstate';\n${CHART} entry: assign({ isOn: true }) });\n`,
    'assign() in the chart',
  ),
  setupPlant(
    'a guard whose name is no condition',
    'guards: { isDark: () => true }',
    'guards: { darkness: () => true }',
    "light.setup.ts:3 the guard 'darkness' begins with is",
  ),
  setupPlant(
    'an action that emits under another name',
    "actions: { emitSwitched: emit({ type: 'light.switched' }) }",
    "actions: { tellSwitched: emit({ type: 'light.switched' }) }",
    "light.setup.ts:3 the action 'tellSwitched' emits",
  ),
];
