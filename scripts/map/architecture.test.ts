import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createEmptyTemporaryTestProject, type TemporaryTestProject } from '#engine/cms/testing/temporary-project.ts';
import { ARCHITECTURE_DIAGRAM_FILE } from '../commands/map.ts';
import { drawArchitectureDiagram } from './architecture-svg.ts';
import { isDiagramCurrent } from './is-diagram-current.ts';
import { readLayersWithImportCounts } from './read-layers.ts';

const root = join(import.meta.dirname, '../..');

test('the architecture diagram in docs matches the code; npm run -s vitrine -- map --write updates it', () => {
  expect(
    isDiagramCurrent(
      readFileSync(join(root, ARCHITECTURE_DIAGRAM_FILE), 'utf8'),
      drawArchitectureDiagram(readLayersWithImportCounts(root)),
    ),
  ).toBe(true);
});

describe('the layers of a project', () => {
  let project: TemporaryTestProject;
  beforeEach(async () => {
    project = await createEmptyTemporaryTestProject();
    await project.writeFile('package.json', '{"imports": {"#gen/*": "", "#domain/*": "", "#blocks/*": ""}}');
    await project.writeFile('domain/money.ts', "import '#gen/x.mjs';\n");
    await project.writeFile('blocks/play/tips.tsx', "import { a } from '#domain/money.ts';\nimport '../x.ts';\n");
    await project.writeFile('blocks/play/tips.test.tsx', "import { a } from '#domain/money.ts';\n");
  });
  afterEach(() => project.close());

  test('are listed above those that they import, with counts of modules and imports that leave out tests', () => {
    expect(readLayersWithImportCounts(project.path)).toEqual([
      { name: 'blocks', modules: 1, folders: ['play'], imports: new Map([['domain', 1]]) },
      { name: 'domain', modules: 1, folders: [], imports: new Map([['schemas', 1]]) },
      { name: 'sandbox', modules: 0, folders: [], imports: new Map() },
    ]);
  });

  test('that import each other are refused', async () => {
    await project.writeFile('domain/tips.ts', "const tips = await import('#blocks/play/tips.tsx');\n");
    expect(() => readLayersWithImportCounts(project.path)).toThrow(
      'These import each other in a circle: domain, blocks',
    );
  });

  test('have an outdated diagram after a new import direction, but not after a few more imports', async () => {
    const picture = drawArchitectureDiagram(readLayersWithImportCounts(project.path));
    await project.writeFile('blocks/play/more.tsx', "import { a } from '#domain/money.ts';\n");
    expect(isDiagramCurrent(picture, drawArchitectureDiagram(readLayersWithImportCounts(project.path)))).toBe(true);
    await project.writeFile('sandbox/a.ts', "import { a } from '#domain/money.ts';\n");
    expect(isDiagramCurrent(picture, drawArchitectureDiagram(readLayersWithImportCounts(project.path)))).toBe(false);
  });
});
