import { STAGE_CHANNEL, type StageToStudioMessage } from '#schemas/browser/stage-messages.ts';

/** Returns null for unknown messages. */
export function parseStageMessage(data: unknown): StageToStudioMessage | null {
  const { channel, type, revision, block, path }: Record<string, unknown> = Object(data);
  if (channel !== STAGE_CHANNEL) return null;
  switch (type) {
    case 'ready':
      return { channel, type };
    case 'shown':
      return typeof revision === 'number' ? { channel, type, revision } : null;
    case 'chosen':
      return block === null || typeof block === 'string' ? { channel, type, block } : null;
    case 'follow':
      return typeof path === 'string' ? { channel, type, path } : null;
    default:
      return null;
  }
}
