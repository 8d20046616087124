import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { blockSchemas } from '#blocks/schemas.gen.ts';

const ROOT = join(import.meta.dirname, '../..');

/** Preview paths of each state of each overlay block. They must be signed. */
export function listOverlayPreviews(): string[] {
  const flows = new Set(Object.values(blockSchemas).flatMap(({ overlay }) => overlay ?? []));
  return [...flows].flatMap((flow) =>
    statesOf(flow).map((state) => `/preview?${new URLSearchParams({ flow, state })}`),
  );
}

/** A dialog with one form, such as `form.terms-acceptance`, has the states of the form machine. */
function statesOf(flow: string): string[] {
  const machine = flow.replace(/\..*$/, '');
  const [file = ''] = globSync(`machines/*/${machine}/${machine}.states.gen.json`, { cwd: ROOT });
  return Object.keys(JSON.parse(readFileSync(join(ROOT, file), 'utf8')));
}
