import type { StudioMessageId } from '../messages/text.ts';

/** Widths of the page on the stage, in pixels. */
export const STAGE_WIDTHS = [
  { width: 390, label: 'stage.phone', icon: 'phone' },
  { width: 768, label: 'stage.tablet', icon: 'tablet' },
  { width: 1280, label: 'stage.desktop', icon: 'desktop' },
] as const satisfies readonly {
  readonly width: number;
  readonly label: StudioMessageId;
  readonly icon: 'phone' | 'tablet' | 'desktop';
}[];
