import { hasLineStyle, type MarkdownLineStyle, toggleLineStyle } from './markdown-lines.ts';
import { isMarked, type MarkdownMark, toggleMark } from './markdown-marks.ts';
import type { MarkdownText } from './markdown-text.ts';

/** Formats that the toolbar applies to the selection. */
export type MarkdownStyle = MarkdownMark | MarkdownLineStyle;

export function toggleStyle(text: MarkdownText, style: MarkdownStyle): MarkdownText {
  return isMark(style) ? toggleMark(text, style) : toggleLineStyle(text, style);
}

/** Whether the selection has the style already, so that toggling takes it away. */
export function hasStyle(text: MarkdownText, style: MarkdownStyle): boolean {
  return isMark(style) ? isMarked(text, style) : hasLineStyle(text, style);
}

function isMark(style: MarkdownStyle): style is MarkdownMark {
  return style === 'bold' || style === 'italic';
}
