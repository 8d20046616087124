import { type Actor, createActor } from 'xstate';
import type { StudioSession } from '../api-types.ts';
import { editorMachine } from '../editor/editor.machine.ts';
import { resolvePlace } from '../editor/place.ts';
import { createStageName } from '../editor/stage-name.ts';
import type { StudioClient } from '../editor/studio-client.ts';
import type { StudioHome } from '../editor/studio-home.ts';
import { createTabId } from './browser-session.ts';

/** A running editing session of this window. */
export interface StartedEditor {
  /** Id of this window. */
  readonly tab: string;
  readonly client: StudioClient;
  readonly actor: Actor<typeof editorMachine>;
}

interface StartEditorOptions {
  readonly home: StudioHome;
  readonly session: Pick<StudioSession, 'writeToken' | 'drafts' | 'sites'>;
  /** Address fragment of the window. */
  readonly fragment: string;
}

/** Starts the editor before the first render, so that document and stage are requested while React renders. */
export function startEditor({ home, session, fragment }: StartEditorOptions): StartedEditor {
  const { writeToken, drafts, sites } = session;
  const tab = createTabId();
  const client = home.createClient(writeToken, tab);
  const input = { client, stage: createStageName(), drafts, pick: pickNumber };
  const actor = createActor(editorMachine, { input }).start();
  const open = resolvePlace(fragment, sites, null);
  if (open) actor.send({ type: 'PLACE.OPEN', place: open.place });
  return { tab, client, actor };
}

function pickNumber(limit: number): number {
  return Math.floor(Math.random() * limit);
}
