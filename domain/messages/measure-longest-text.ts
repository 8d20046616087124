import { type CompiledMessage, type MessagePart, ORDINAL, PLURAL, SELECT, TAG } from './compiled-message.ts';

/** Code points of the longest text that a message can make, values not counted. */
export function measureLongestText(message: CompiledMessage): number {
  return typeof message === 'string'
    ? [...message].length
    : message.reduce<number>((length, part) => length + measurePart(part), 0);
}

function measurePart(part: MessagePart): number {
  if (typeof part === 'string') return [...part].length;
  switch (part[0]) {
    case TAG:
      return measureLongestText(part[2]);
    case PLURAL:
    case ORDINAL:
    case SELECT:
      return Math.max(...Object.values(part[2]).map(measureLongestText));
    default:
      return 0;
  }
}
