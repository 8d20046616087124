import type { WalkableFlow } from '#machines/_kit/testing/flow-walk.ts';
import { renderFlowDocumentation } from '../flows/flow-page.ts';
import { loadMachineWalks, type MachineWalkWithFolder } from '../flows/load-walks.ts';
import type { GeneratedFile } from './generated-file.ts';

/** Generates a documentation page for each machine, and a snapshot of each state for previews. */
export async function generateAllFlowDocsAndSnapshots(root: string): Promise<GeneratedFile[]> {
  return (await loadMachineWalks(root)).flatMap(generateDocsAndSnapshotsOfFlow);
}

export function generateDocsAndSnapshotsOfFlow({ walk, folder }: MachineWalkWithFolder): GeneratedFile[] {
  return [
    { path: `docs/flows/${walk.id}.md`, content: renderFlowDocumentation(walk) },
    { path: `${folder}/${walk.id}.states.gen.json`, content: json(statesOf(walk)) },
  ];
}

function statesOf(walk: WalkableFlow): object {
  const states = [...walk.snapshots()].map(([name, snapshot]) => {
    const { value, context } = snapshot;
    const isSilent = Object.values(snapshot.getMeta()).some((meta) => isRecord(meta) && meta['silent'] === true);
    return [name, { value, context, ...(isSilent ? { silent: true } : {}) }];
  });
  return Object.fromEntries(states.toSorted(([a], [b]) => String(a).localeCompare(String(b))));
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function json(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
