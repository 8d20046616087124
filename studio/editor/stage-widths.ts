import type { EditorText } from '#engine/messages/editor-messages.ts';
import { stageMessages } from './stage.messages.gen.ts';

/** Widths of the page on the stage, in pixels. */
export const STAGE_WIDTHS = [
  { width: 390, label: stageMessages.phone, icon: 'phone' },
  { width: 768, label: stageMessages.tablet, icon: 'tablet' },
  { width: 1280, label: stageMessages.desktop, icon: 'desktop' },
] as const satisfies readonly {
  readonly width: number;
  readonly label: EditorText;
  readonly icon: 'phone' | 'tablet' | 'desktop';
}[];
