import type { StudioMessageId } from '../messages/text.ts';

/** Widths of the page on the stage, in pixels. */
export const STAGE_WIDTHS = [
  { width: 390, label: 'stage.phone' },
  { width: 768, label: 'stage.tablet' },
  { width: 1280, label: 'stage.desktop' },
] as const satisfies readonly { readonly width: number; readonly label: StudioMessageId }[];
