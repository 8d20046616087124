import type { EditorText } from '#engine/messages/editor-messages.ts';
import { tourMessages } from './tour.messages.gen.ts';

/** A part of the editor that a step is about. The style sheet places the step beside it. */
export interface TourStep {
  readonly part: 'stage' | 'blocks' | 'settings' | 'viewer' | 'publish';
  readonly heading: EditorText;
  readonly words: EditorText;
}

export const TOUR_STEPS = [
  { part: 'stage', heading: tourMessages.stage, words: tourMessages.stageWords },
  { part: 'blocks', heading: tourMessages.blocks, words: tourMessages.blocksWords },
  { part: 'settings', heading: tourMessages.settings, words: tourMessages.settingsWords },
  { part: 'viewer', heading: tourMessages.viewer, words: tourMessages.viewerWords },
  { part: 'publish', heading: tourMessages.publish, words: tourMessages.publishWords },
] as const satisfies readonly TourStep[];

/** Whether this browser has shown the tour. */
export interface TourMemory {
  hasSeen(): boolean;
  remember(): void;
}

const KEY = 'vitrine-studio/tour';

/**
 * Counts the tour as seen where the browser gives no storage, because it would come again each time otherwise.
 *
 * @param findStorage may throw, as `localStorage` does in a frame without access to it
 */
export function createTourMemory(findStorage: () => Storage): TourMemory {
  return {
    hasSeen() {
      try {
        return findStorage().getItem(KEY) !== null;
      } catch {
        return true;
      }
    },
    remember() {
      try {
        findStorage().setItem(KEY, 'seen');
      } catch {
        // No storage, or no room in it.
      }
    },
  };
}

/** Number of a step after a move; null after the last one. */
export function moveInTour(step: number, by: 1 | -1): number | null {
  const next = Math.max(0, step + by);
  return next < TOUR_STEPS.length ? next : null;
}
