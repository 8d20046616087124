import { toCallName, toTypeName } from '../../gen/api/names.ts';
import type { CallToAdd } from './call-to-add.ts';
import { insertAfter } from './edit-text.ts';
import { getNameSpellings } from './names.ts';

const COMMERCE = 'commerce/commerce.ts';
const CALLS = 'commerce/calls.server.ts';
const ROUTES = 'sandbox/calls/all-routes.ts';

/** The files of a new call group, and edits of the three files that list all groups. */
export function generateCallGroupFiles(
  read: (path: string) => string,
  call: CallToAdd,
): Readonly<Record<string, string>> {
  const { area, group } = call;
  return {
    [`commerce/${area}/${group}.ts`]: clientFile(call),
    [`sandbox/${area}/calls/${group}.ts`]: answersFile(call),
    [COMMERCE]: withClient(read(COMMERCE), call),
    [CALLS]: withGroup(read(CALLS), call),
    [ROUTES]: withRoutes(read(ROUTES), call),
  };
}

function clientFile({ id, group, method }: CallToAdd): string {
  const { pascal, words } = getNameSpellings(group);
  return `import type { ApiTransport, CallOptions, CallRefOf } from '#engine/api/transport.ts';
import type * as calls from '#schemas/generated/api/${group}.calls.gen.ts';
import type { ${toTypeName(id)}Result } from '#schemas/generated/api/types.gen.ts';

const ${method}Ref: CallRefOf<typeof calls.${toCallName(id)}> = { id: '${id}' };

/** Calls about ${words}. */
export interface ${pascal}Calls {
  ${method}(options?: Pick<CallOptions<never>, 'signal'>): Promise<${toTypeName(id)}Result>;
}

export function create${pascal}Calls(transport: ApiTransport): ${pascal}Calls {
  return {
    async ${method}(options = {}) {
      return (await transport.send(${method}Ref, {}, options)).result;
    },
  };
}
`;
}

function answersFile({ id, group }: CallToAdd): string {
  return `import { ${toCallName(id)} } from '#schemas/generated/api/${group}.wire-calls.gen.ts';
import { type CallRoute, defineRoute } from '../../http/call-route.ts';

export function ${getNameSpellings(group).camel}Routes(): CallRoute[] {
  return [defineRoute(${toCallName(id)}, ({ brand }) => ({ result: { message: \`Hello from \${brand.siteKey}.\` } }))];
}
`;
}

function withClient(text: string, { area, group }: CallToAdd): string {
  const { camel, pascal } = getNameSpellings(group);
  const imported = insertAfter(
    COMMERCE,
    text,
    "import type { ApiTransport } from '#engine/api/transport.ts';\n",
    `import { create${pascal}Calls, type ${pascal}Calls } from './${area}/${group}.ts';\n`,
  );
  const typed = insertAfter(
    COMMERCE,
    imported,
    'export interface CommerceCalls {\n',
    `  readonly ${camel}: ${pascal}Calls;\n`,
  );
  const getter = `
  get ${camel}(): ${pascal}Calls {
    return (this.#made.${camel} ??= create${pascal}Calls(this.#transport));
  }
`;
  return insertAfter(COMMERCE, typed, '    this.#isPreview = isPreview;\n  }\n', getter);
}

function withGroup(text: string, { group }: CallToAdd): string {
  const { camel } = getNameSpellings(group);
  const imported = insertAfter(
    CALLS,
    text,
    "import type { ContractCall } from '#engine/api/transport.ts';\n",
    `import * as ${camel} from '#schemas/generated/api/${group}.calls.gen.ts';\n`,
  );
  return insertAfter(
    CALLS,
    imported,
    'const groups: readonly Readonly<Record<string, ContractCall>>[] = [\n',
    `  ${camel},\n`,
  );
}

function withRoutes(text: string, { area, group }: CallToAdd): string {
  const { camel } = getNameSpellings(group);
  const imported = insertAfter(
    ROUTES,
    text,
    "import type { SandboxShop } from '../shop.ts';\n",
    `import { ${camel}Routes } from '../${area}/calls/${group}.ts';\n`,
  );
  return insertAfter(ROUTES, imported, '  return [\n', `    ...${camel}Routes(),\n`);
}
