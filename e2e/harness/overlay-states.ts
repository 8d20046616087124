import { readFileSync } from 'node:fs';
import { blockSchemas } from '#blocks/schemas.gen.ts';

/**
 * Where the preview shows each state of each block that lies over pages; the addresses have to be signed. Dialogs of one form have no
 * states of their own.
 */
export function overlayPreviews(): string[] {
  const flows = new Set(Object.values(blockSchemas).flatMap(({ overlay }) => overlay ?? []));
  return [...flows]
    .filter((flow) => !flow.startsWith('form.'))
    .flatMap((flow) => statesOf(flow).map((state) => `/preview?${new URLSearchParams({ flow, state })}`));
}

function statesOf(flow: string): string[] {
  const file = new URL(`../../machines/${flow}/${flow}.states.gen.json`, import.meta.url);
  return Object.keys(JSON.parse(readFileSync(file, 'utf8')));
}
