import {
  MOST_PRESSED_TEXTS,
  STAGE_CHANNEL,
  STAGE_SHORTCUTS,
  type StageToStudioMessage,
} from '#schemas/browser/stage-messages.ts';

/** Returns null for unknown messages. */
export function parseStageMessage(data: unknown): StageToStudioMessage | null {
  const { channel, type, revision, block, path, shortcut, texts }: Record<string, unknown> = Object(data);
  if (channel !== STAGE_CHANNEL) return null;
  switch (type) {
    case 'ready':
      return { channel, type };
    case 'shown':
      return typeof revision === 'number' ? { channel, type, revision } : null;
    case 'chosen':
      return block === null || typeof block === 'string' ? { channel, type, block } : null;
    case 'words':
      return isListOfTexts(texts) && (block === null || typeof block === 'string')
        ? { channel, type, texts, block }
        : null;
    case 'follow':
      return typeof path === 'string' ? { channel, type, path } : null;
    case 'shortcut': {
      const known = STAGE_SHORTCUTS.find((one) => one === shortcut);
      return known ? { channel, type, shortcut: known } : null;
    }
    default:
      return null;
  }
}

function isListOfTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.length <= MOST_PRESSED_TEXTS && value.every((item) => typeof item === 'string');
}
