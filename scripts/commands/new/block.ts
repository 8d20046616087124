import { globSync } from 'node:fs';
import { generateBlockPropsTypesAndRegistries } from '../../gen/blocks.ts';
import { formatJsonFile, UsageError } from '../command-io.ts';
import type { Scaffolder } from './generator-command.ts';
import { getNameSpellings, parseCodeAreaAndName } from './names.ts';
import { type ScaffoldPlan, scaffoldUnfinishedTest } from './plan.ts';

interface BlockOptions {
  readonly interactive?: true;
  readonly data?: string;
}

interface BlockParts {
  readonly name: string;
  readonly interactive: boolean;
  readonly data: string | null;
}

const DATA = ['shared', 'notices', 'consent', 'visitor', 'customer'];

/** `vitrine new block`: creates the folder of a block that renders, with styles, an example and a test. */
export const blockScaffolder: Scaffolder<BlockOptions> = {
  kind: 'block',
  description: 'start a block: schema, component, style, example and test, and its loader with --data',
  argument: ['<area/name>', 'area and kebab-case name, such as offers/price-table'],
  options: [
    ['--interactive', 'a block that ships code to the browser'],
    ['--data <whose>', `a block with a loader, whose answer is for: ${DATA.join(', ')}`],
  ],
  plan({ root }, path, { interactive = false, data = null }): ScaffoldPlan {
    const { area, name } = parseCodeAreaAndName(root, path, {
      of: 'block',
      folder: 'blocks',
      example: 'offers/price-table',
    });
    const [there] = globSync(`blocks/*/${name}`, { cwd: root });
    if (there !== undefined) throw new UsageError(`The block '${name}' is there already: ${there}.`);
    if (data !== null && !DATA.includes(data)) {
      throw new UsageError(`"${data}" is nobody whom data can be for. Use one of ${DATA.join(', ')}.`);
    }
    const folder = `blocks/${area}/${name}`;
    const files = blockFiles({ name, interactive, data });
    return {
      files: Object.fromEntries(Object.entries(files).map(([file, content]) => [`${folder}/${file}`, content])),
      generate: generateBlockPropsTypesAndRegistries,
      next: [
        `Say in ${folder}/${name}.schema.json what an editor may fill in, and run npm run -s vitrine -- gen --write.`,
        ...(data === null ? [] : [`Fetch what it shows in ${folder}/${name}.data.ts.`]),
        `Put {"id": "${name}", "type": "${name}", "props": {"heading": "…"}} into the blocks of a page of cms-seed.`,
        `npx vitest run --project unit ${folder} says what is left.`,
      ],
    };
  },
};

function blockFiles(parts: BlockParts): Readonly<Record<string, string>> {
  const { name, interactive, data } = parts;
  const { words, title } = getNameSpellings(name);
  const schema = {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title,
    description: `Settings of the ${words} block.`,
    type: 'object',
    additionalProperties: false,
    required: ['heading'],
    properties: {
      heading: {
        title: 'Main heading',
        description: 'Heading of the section.',
        type: 'string',
        maxLength: 120,
        'x-text': 'plain',
      },
      body: {
        title: 'Running text',
        description: 'One or more paragraphs below the heading.',
        type: 'string',
        maxLength: 5000,
        'x-text': 'markdown',
      },
    },
    'x-block': {
      title,
      description: `Shows a heading and a text as a ${words}.`,
      category: 'section',
      main: false,
      interactive,
      ...(data === null ? {} : { data }),
    },
  };
  const example = {
    props: { heading: title, body: 'A text with **weight**.' },
    ...(data === null ? {} : { data: { note: 'What was fetched.' } }),
  };
  return {
    [`${name}.schema.json`]: formatJsonFile(schema),
    [`${name}.example.json`]: formatJsonFile(example),
    [`${name}.tsx`]: componentFile(parts),
    ...(data === null ? {} : { [`${name}.data.ts`]: loaderFile(name) }),
    [`${name}.css`]: cssFile(name),
    [`${name}.test.tsx`]: testFile(parts),
  };
}

function componentFile({ name, interactive, data }: BlockParts): string {
  const { pascal } = getNameSpellings(name);
  const propsType = interactive && data === 'customer' ? 'BlockPropsWithDataOrElevation' : 'BlockProps';
  const dataType = !interactive && data === 'customer' ? `${pascal}BlockData | null` : `${pascal}BlockData`;
  const note = data === 'customer' ? '{data && <p>{data.note}</p>}' : '<p>{data.note}</p>';
  return `import type { ${propsType} } from '#engine/render/block.ts';
${data === null ? '' : `import type { ${pascal}BlockData } from './${name}.data.ts';\n`}import type { ${pascal}Props } from './${name}.gen.ts';

export function ${pascal}({ id, props${data === null ? '' : ', data'} }: ${propsType}<${pascal}Props${data === null ? '' : `, ${dataType}`}>) {
  const { heading, body } = props;
  return (
    <section className="${name} band" aria-labelledby={\`\${id}-heading\`}>
      <div className="wrap">
        <h2 id={\`\${id}-heading\`}>{heading}</h2>
        {body && <div className="${name}__body" dangerouslySetInnerHTML={{ __html: body.html }} />}
${data === null ? '' : `        ${note}\n`}      </div>
    </section>
  );
}
`;
}

function loaderFile(name: string): string {
  const { pascal } = getNameSpellings(name);
  return `import type { LoadBlockData } from '#engine/render/block-load.ts';
import type { ShopBlockLoaderServices } from '../../_ui/shop-services.ts';
import type { ${pascal}Props } from './${name}.gen.ts';

export interface ${pascal}BlockData {
  readonly note: string;
}

/** Calls of the commerce API are in \`services.commerce\`; pass them the \`signal\`. */
export const load${pascal}Data: LoadBlockData<${pascal}Props, ${pascal}BlockData, ShopBlockLoaderServices> = async ({ site }) => {
  return { data: { note: site.name } };
};
`;
}

function cssFile(name: string): string {
  return `@layer blocks {
  .${name}__body {
    max-inline-size: var(--measure);
  }
}
`;
}

function testFile({ name, data }: BlockParts): string {
  const { pascal } = getNameSpellings(name);
  const given = data === null ? 'undefined' : "{ note: 'A note' }";
  const sentence = `Make blocks/*/${name} show what it is for, and put it into a page of cms-seed.`;
  return `import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ${pascal} } from './${name}.tsx';

test('the block ${name} shows its heading and its text', () => {
  const props = { heading: 'A heading', body: { html: '<p>A text</p>' } };
  expect(renderToStaticMarkup(<${pascal} id="x" props={props} data={${given}} slots={{}} />)).toBe(
    '<section class="${name} band" aria-labelledby="x-heading"><div class="wrap"><h2 id="x-heading">A heading</h2>' +
      '<div class="${name}__body"><p>A text</p></div>${data === null ? '' : '<p>A note</p>'}</div></section>',
  );
});
${scaffoldUnfinishedTest(sentence)}`;
}
