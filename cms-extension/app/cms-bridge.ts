import { CMS_CHANNEL, type CmsAnswerMessage } from '#schemas/browser/cms-messages.ts';
import { answerCmsCall, CmsCallFailure, type DirectusApi } from './cms-calls.ts';

export interface CmsBridgeOptions {
  /** Origin of the studio. */
  readonly origin: string;
  readonly api: DirectusApi;
  /** Window of the frame; null while there is none. */
  readonly findFrame: () => MessageEventSource | null;
}

/** Returns the listener that answers the calls of the framed studio, and of no other window or origin. */
export function createCmsBridge({ origin, api, findFrame }: CmsBridgeOptions) {
  return async (event: Pick<MessageEvent<unknown>, 'data' | 'origin' | 'source'>): Promise<void> => {
    const { source } = event;
    if (source === null || source !== findFrame() || event.origin !== origin) return;
    const { channel, id, call, parameters }: Record<string, unknown> = Object(event.data);
    if (channel !== CMS_CHANNEL || typeof id !== 'number') return;
    const answer = await answerCmsCall(api, call, parameters).then(
      (value): CmsAnswerMessage => ({ channel: CMS_CHANNEL, id, value }),
      (error: unknown): CmsAnswerMessage => {
        if (error instanceof CmsCallFailure) return { channel: CMS_CHANNEL, id, failure: error.failure };
        throw error;
      },
    );
    source.postMessage(answer, { targetOrigin: origin });
  };
}
