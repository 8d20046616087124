import { formatJsonFile } from '../command-io.ts';
import type { ScaffoldedApiCall } from './call-to-add.ts';
import { setJsonTextValue } from './edit-text.ts';
import { getNameSpellings } from './names.ts';

export function getContractPath(group: string): string {
  return `schemas/api/${group}.openapi.json`;
}

/** Adds a call to the contract of a group; with null as the text, creates the contract. */
export function addCallToContract(text: string | null, call: ScaffoldedApiCall): string {
  const path = `/${call.id.replaceAll('.', '/')}`;
  const paths = { [path]: { get: operation(call) } };
  if (text === null) return formatJsonFile(newContract(call, paths));
  return setJsonTextValue(text, ['paths', path], paths[path]);
}

function newContract({ group }: ScaffoldedApiCall, paths: object): object {
  const { title } = getNameSpellings(group);
  return {
    openapi: '3.1.0',
    info: { title, version: '1.0.0', description: `Calls about ${title.toLowerCase()}.` },
    servers: [{ url: '/v2', description: 'Base path of the service.' }],
    'x-service': 'commerce',
    paths,
    components: { schemas: {} },
  };
}

/** OpenAPI operation of a call that is not in the specification. */
function operation({ id }: ScaffoldedApiCall): object {
  const site = { type: 'string', description: 'Key of the brand that answers.' };
  const result = {
    type: 'object',
    description: 'The answer.',
    required: ['site'],
    properties: { site },
  };
  const envelope = {
    type: 'object',
    description: 'The answer envelope.',
    required: ['result'],
    properties: { result },
  };
  return {
    operationId: id,
    summary: 'Get the brand.',
    'x-version': '3.0',
    'x-auth': 'visitor',
    'x-chosen': true,
    'x-extra': true,
    responses: { 200: { description: 'Success.', content: { 'application/json': { schema: envelope } } } },
  };
}
