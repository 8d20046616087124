import { toCallIdentifier, toCallTypeName } from '../../gen/api/names.ts';
import type { ScaffoldedApiCall } from './call-to-add.ts';
import { insertTextAfterAnchor } from './edit-text.ts';
import { getNameSpellings } from './names.ts';

const COMMERCE = 'commerce/commerce.ts';
const CALLS = 'commerce/calls.server.ts';
const ROUTES = 'sandbox/calls/all-routes.ts';

/** The files of a new call group, and edits of the three files that list all groups. */
export function scaffoldCallGroupFiles(
  read: (path: string) => string,
  call: ScaffoldedApiCall,
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

function clientFile({ id, group, method }: ScaffoldedApiCall): string {
  const { pascal, words } = getNameSpellings(group);
  return `import type { ApiTransport, CallOptions, CallRefOf } from '#engine/api/transport.ts';
import type * as calls from '#schemas/generated/api/${group}.calls.gen.ts';
import type { ${toCallTypeName(id)}Result } from '#schemas/generated/api/types.gen.ts';

const ${method}Ref: CallRefOf<typeof calls.${toCallIdentifier(id)}> = { id: '${id}' };

/** Calls about ${words}. */
export interface ${pascal}Calls {
  ${method}(options?: Pick<CallOptions<never>, 'signal'>): Promise<${toCallTypeName(id)}Result>;
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

function answersFile({ id, group }: ScaffoldedApiCall): string {
  return `import { ${toCallIdentifier(id)} } from '#schemas/generated/api/${group}.wire-calls.gen.ts';
import { type SandboxCallRoute, defineSandboxRoute } from '../../http/call-route.ts';

export function createSandbox${getNameSpellings(group).pascal}Routes(): SandboxCallRoute[] {
  return [defineSandboxRoute(${toCallIdentifier(id)}, ({ brand }) => ({ result: { site: brand.siteKey } }))];
}
`;
}

function withClient(text: string, { area, group }: ScaffoldedApiCall): string {
  const { camel, pascal } = getNameSpellings(group);
  const imported = insertTextAfterAnchor(
    COMMERCE,
    text,
    "import type { ApiTransport } from '#engine/api/transport.ts';\n",
    `import { create${pascal}Calls, type ${pascal}Calls } from './${area}/${group}.ts';\n`,
  );
  const typed = insertTextAfterAnchor(
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
  return insertTextAfterAnchor(COMMERCE, typed, '    this.#isPreview = isPreview;\n  }\n', getter);
}

function withGroup(text: string, { group }: ScaffoldedApiCall): string {
  const { camel } = getNameSpellings(group);
  const imported = insertTextAfterAnchor(
    CALLS,
    text,
    "import type { ContractCall } from '#engine/api/transport.ts';\n",
    `import * as ${camel} from '#schemas/generated/api/${group}.calls.gen.ts';\n`,
  );
  return insertTextAfterAnchor(
    CALLS,
    imported,
    'const groups: readonly Readonly<Record<string, ContractCall>>[] = [\n',
    `  ${camel},\n`,
  );
}

function withRoutes(text: string, { area, group }: ScaffoldedApiCall): string {
  const { pascal } = getNameSpellings(group);
  const imported = insertTextAfterAnchor(
    ROUTES,
    text,
    "import type { SandboxShop } from '../shop.ts';\n",
    `import { createSandbox${pascal}Routes } from '../${area}/calls/${group}.ts';\n`,
  );
  return insertTextAfterAnchor(ROUTES, imported, '  return [\n', `    ...createSandbox${pascal}Routes(),\n`);
}
