import { globSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Command } from 'commander';
import { listSubfolders, toPascalCase } from '../gen/read-schemas.ts';
import {
  type CommandIo,
  EXIT_CODES,
  EXIT_HELP,
  type FinishCommand,
  formatJson,
  formatJsonFile,
  UsageError,
} from './command-io.ts';

/** `vitrine new block`: the folder of a block that renders, is styled, and has an example and a test. */
export function newBlockCommand(io: CommandIo, finish: FinishCommand): Command {
  return new Command('block')
    .description('start a block: schema, component, style, example and test')
    .argument('<area/name>', 'area and kebab-case name, such as offers/price-table')
    .option('--interactive', 'a block that ships code to the browser')
    .option('--json', 'print {"written": [path]}')
    .addHelpText('after', EXIT_HELP)
    .action((path: string, options: { interactive?: true; json?: true }) => {
      const { area, name } = areaAndName(path, listSubfolders(join(io.root, 'blocks')));
      const [there] = globSync(`blocks/*/${name}`, { cwd: io.root });
      if (there !== undefined) throw new UsageError(`The block '${name}' is there already: ${there}.`);
      const folder = join('blocks', area, name);
      const files = blockFiles(name, options.interactive === true);
      mkdirSync(join(io.root, folder), { recursive: true });
      for (const [file, content] of Object.entries(files)) writeFileSync(join(io.root, folder, file), content);
      const written = Object.keys(files).map((file) => join(folder, file));
      if (options.json) io.out(formatJson({ written }));
      else {
        for (const path of written) io.out(`wrote ${path}\n`);
        io.out('\nNext: npm run -s vitrine -- gen --write, then use the block in a page.\n');
      }
      finish(EXIT_CODES.ok);
    });
}

function areaAndName(path: string, areas: readonly string[]): { area: string; name: string } {
  const [area, name, ...more] = path.split('/');
  const known = `Areas: ${areas.join(', ')}.`;
  if (area === undefined || name === undefined || more.length > 0) {
    throw new UsageError(`"${path}" names no area. Write area/name, such as offers/price-table. ${known}`);
  }
  if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(name) || name.length > 60) {
    throw new UsageError(`"${name}" is no name for a block. Use lower case and dashes, such as price-table.`);
  }
  if (!areas.includes(area)) throw new UsageError(`There is no area '${area}'. ${known}`);
  return { area, name };
}

function blockFiles(name: string, interactive: boolean): Readonly<Record<string, string>> {
  const component = toPascalCase(name);
  const words = name.replaceAll('-', ' ');
  const title = words.charAt(0).toUpperCase() + words.slice(1);
  const schema = {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title,
    description: `Settings of the ${words} block.`,
    type: 'object',
    additionalProperties: false,
    required: ['heading'],
    properties: {
      heading: { description: 'Heading of the section.', type: 'string', maxLength: 120, 'x-text': 'plain' },
      body: { description: 'Running text below the heading.', type: 'string', maxLength: 5000, 'x-text': 'markdown' },
    },
    'x-block': {
      title,
      description: `Shows a heading and a text as a ${words}.`,
      category: 'section',
      main: false,
      interactive,
    },
  };
  const example = { props: { heading: title, body: 'A text with **weight**.' } };
  return {
    [`${name}.schema.json`]: formatJsonFile(schema),
    [`${name}.example.json`]: formatJsonFile(example),
    [`${name}.tsx`]: componentFile(name, component),
    [`${name}.css`]: cssFile(name),
    [`${name}.test.tsx`]: testFile(name, component),
  };
}

function componentFile(name: string, component: string): string {
  return `import type { BlockProps } from '#engine/render/block.ts';
import type { ${component}Props } from './${name}.gen.ts';

export function ${component}({ id, props }: BlockProps<${component}Props>) {
  const { heading, body } = props;
  return (
    <section className="${name}" aria-labelledby={\`\${id}-heading\`}>
      <h2 className="${name}__heading" id={\`\${id}-heading\`}>
        {heading}
      </h2>
      {body && <div className="${name}__body" dangerouslySetInnerHTML={{ __html: body.html }} />}
    </section>
  );
}
`;
}

function cssFile(name: string): string {
  return `@layer blocks {
  .${name} {
    max-inline-size: var(--content-width);
    margin-inline: auto;
    padding: var(--space-4);
  }

  .${name}__body {
    max-inline-size: var(--measure);
  }
}
`;
}

function testFile(name: string, component: string): string {
  return `import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ${component} } from './${name}.tsx';

test('shows its heading and its text', () => {
  const props = { heading: 'A heading', body: { html: '<p>A text</p>' } };
  expect(renderToStaticMarkup(<${component} id="x" props={props} data={undefined} slots={{}} />)).toBe(
    '<section class="${name}" aria-labelledby="x-heading"><h2 class="${name}__heading" id="x-heading">A heading</h2>' +
      '<div class="${name}__body"><p>A text</p></div></section>',
  );
});
`;
}
