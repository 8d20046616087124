import { STAGE_CHANNEL, type StudioToStageMessage } from '#schemas/browser/stage-messages.ts';

/** Returns null for unknown messages. */
export function parseStudioMessage(data: unknown): StudioToStageMessage | null {
  const { channel, type, revision, payload, block, mode }: Record<string, unknown> = Object(data);
  if (channel !== STAGE_CHANNEL) return null;
  switch (type) {
    case 'show':
      return typeof revision === 'number' && isPage(payload) ? { channel, type, revision, payload } : null;
    case 'mark':
      return block === null || typeof block === 'string' ? { channel, type, block } : null;
    case 'mode':
      return mode === 'select' || mode === 'try' ? { channel, type, mode } : null;
    default:
      return null;
  }
}

function isPage(payload: unknown): boolean {
  const { kind, nodes }: Record<string, unknown> = Object(payload);
  return kind === 'page' && Array.isArray(nodes);
}
