import type { PagePayload } from '#engine/render/page-payload.ts';
import { STAGE_CHANNEL, STAGE_MODES, type StudioToStageMessage } from '#schemas/browser/stage-messages.ts';

/** A message of the studio, with the page that is to be shown. */
export type StudioMessage =
  | Exclude<StudioToStageMessage, { readonly type: 'show' }>
  | { readonly type: 'show'; readonly revision: number; readonly page: PagePayload };

/** Returns null for unknown messages. */
export function parseStudioMessage(data: unknown): StudioMessage | null {
  const { channel, type, revision, payload, block, mode, by, ...more }: Record<string, unknown> = Object(data);
  if (channel !== STAGE_CHANNEL) return null;
  switch (type) {
    case 'show':
      return typeof revision === 'number' && isPage(payload) ? { type, revision, page: payload } : null;
    case 'mark':
      return block === null || typeof block === 'string' ? { channel, type, block } : null;
    case 'outline': {
      const { blocks, current, thickness } = more;
      const isValid = isListOfTexts(blocks) && (current === null || typeof current === 'string') && isLength(thickness);
      return isValid ? { channel, type, blocks, current, thickness } : null;
    }
    case 'scroll':
      return isLength(by) ? { channel, type, by } : null;
    case 'mode': {
      const known = STAGE_MODES.find((one) => one === mode);
      return known ? { channel, type, mode: known } : null;
    }
    default:
      return null;
  }
}

function isPage(payload: unknown): payload is PagePayload {
  const { kind, nodes }: Record<string, unknown> = Object(payload);
  return kind === 'page' && Array.isArray(nodes);
}

function isListOfTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}

function isLength(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}
