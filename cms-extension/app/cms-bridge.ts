import { CMS_CHANNEL, type CmsAnswerMessage } from '#schemas/browser/cms-messages.ts';
import { answerCmsCall } from './cms-calls.ts';
import { CmsCallFailure, type DirectusApi } from './directus-api.ts';

/** The part of a message event that is read. */
export interface ReceivedMessage {
  readonly data: unknown;
  readonly origin: string;
  readonly source: unknown;
}

export interface CmsBridgeOptions {
  /** Origin of the studio. */
  readonly origin: string;
  readonly api: DirectusApi;
  /** Window of the frame; null while there is none. */
  readonly findFrame: () => { postMessage(message: unknown, options: { targetOrigin: string }): void } | null;
}

/** Returns the listener that answers the calls of the framed studio, and of no other window or origin. */
export function createCmsBridge({ origin, api, findFrame }: CmsBridgeOptions) {
  return async ({ data, origin: from, source }: ReceivedMessage): Promise<void> => {
    const frame = findFrame();
    if (frame === null || source !== frame || from !== origin) return;
    const { channel, id, call, parameters }: Record<string, unknown> = Object(data);
    if (channel !== CMS_CHANNEL || typeof id !== 'number') return;
    const answer = await answerCmsCall(api, call, parameters).then(
      (value): CmsAnswerMessage => ({ channel: CMS_CHANNEL, id, value }),
      (error: unknown): CmsAnswerMessage => {
        if (error instanceof CmsCallFailure) return { channel: CMS_CHANNEL, id, failure: error.failure };
        throw error;
      },
    );
    frame.postMessage(answer, { targetOrigin: origin });
  };
}
