import type { StudioMessageId } from '../messages/text.ts';

/** A part of the editor that a step is about. The style sheet places the step beside it. */
export interface TourStep {
  readonly part: 'stage' | 'blocks' | 'settings' | 'viewer' | 'publish';
  readonly heading: StudioMessageId;
  readonly words: StudioMessageId;
}

export const TOUR_STEPS = [
  { part: 'stage', heading: 'tour.stage', words: 'tour.stageWords' },
  { part: 'blocks', heading: 'tour.blocks', words: 'tour.blocksWords' },
  { part: 'settings', heading: 'tour.settings', words: 'tour.settingsWords' },
  { part: 'viewer', heading: 'tour.viewer', words: 'tour.viewerWords' },
  { part: 'publish', heading: 'tour.publish', words: 'tour.publishWords' },
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
