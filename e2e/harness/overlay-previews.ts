import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { blockSchemas } from '#blocks/schemas.gen.ts';

const ROOT = join(import.meta.dirname, '../..');

/** Preview paths of each state of each overlay block. They must be signed. */
export function listOverlayPreviews(): string[] {
  const flows = new Set(Object.values(blockSchemas).flatMap(({ overlay }) => overlay ?? []));
  return [...flows].flatMap((flow) => listPreviews(flow, Object.keys(readStates(flow))));
}

/** Preview paths of each state of each flow in which blocks show something. They must be signed. */
export function listFlowPreviews(): string[] {
  const flows = new Set(Object.values(blockSchemas).flatMap((block) => block.flows));
  return [...flows].flatMap((flow) => {
    const shown = Object.entries(readStates(flow)).filter(([, { silent = false }]) => !silent);
    return listPreviews(
      flow,
      shown.map(([state]) => state),
    );
  });
}

function listPreviews(flow: string, states: readonly string[]): string[] {
  return states.map((state) => `/preview?${new URLSearchParams({ flow, state })}`);
}

/** A dialog with one form, such as `form.terms-acceptance`, has the states of the form machine. */
function readStates(flow: string): Readonly<Record<string, { readonly silent?: boolean }>> {
  const machine = flow.replace(/\..*$/, '');
  const [file = ''] = globSync(`machines/*/${machine}/${machine}.states.gen.json`, { cwd: ROOT });
  return JSON.parse(readFileSync(join(ROOT, file), 'utf8'));
}
