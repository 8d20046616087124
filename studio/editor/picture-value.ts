import { type FocalPoint, parseFocalPoint } from './focal-points.ts';

/** A picture in the settings of a block. */
export interface PictureValue {
  /** File name; empty for no picture. */
  readonly asset: string;
  /** Alternative text; null where it is missing or shared. */
  readonly alt: string | null;
  /** Key of the content entry that holds the alternative text. */
  readonly sharedAlt: string | null;
  readonly focus: FocalPoint;
}

export function readPictureValue(value: unknown): PictureValue {
  const { asset, alt, focus }: Record<string, unknown> = Object(value);
  const { content }: Record<string, unknown> = Object(alt);
  return {
    asset: typeof asset === 'string' ? asset : '',
    alt: typeof alt === 'string' ? alt : null,
    sharedAlt: typeof alt === 'object' && typeof content === 'string' ? content : null,
    focus: parseFocalPoint(focus),
  };
}

/** The settings with another picture. The focal point was that of the picture before. */
export function replacePicture(value: unknown, asset: string): Record<string, unknown> {
  const { focus: _, ...rest }: Record<string, unknown> = Object(value);
  return { ...rest, asset, alt: rest['alt'] ?? '' };
}

/**
 * What is still to be answered about the alternative text: `missing` for a first picture, `outdated` for a text that
 * described the picture before, `describing` while the text of a picture that shows something is empty.
 */
export type AltQuestion = 'missing' | 'outdated' | 'describing';

/** Null if the alternative text fits another picture, too: a picture that only decorates is replaced by such a one. */
export function findAltQuestion(before: unknown, asset: string): AltQuestion | null {
  const { asset: old, alt, sharedAlt } = readPictureValue(before);
  if (old === asset) return null;
  if (alt === null && sharedAlt === null) return 'missing';
  return alt === '' ? null : 'outdated';
}

/** Whether the picture is described or only decorates; null where that was not answered. */
export function getAltKind(alt: string, question: AltQuestion | null): 'described' | 'decorative' | null {
  if (alt !== '' || question === 'describing') return 'described';
  return question === 'missing' ? null : 'decorative';
}
