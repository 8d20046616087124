import {
  CMS_CHANNEL,
  type CmsCallMessage,
  type CmsCallName,
  type CmsCalls,
  type CmsFailure,
} from '#schemas/browser/cms-messages.ts';
import { cmsMessages } from '../../messages/cms.messages.gen.ts';
import { StudioCallError } from '../studio-client.ts';

/** Calls of the CMS page that frames the studio. */
export interface CmsPort {
  /** @throws CmsCallError */
  call<Name extends CmsCallName>(call: Name, parameters: CmsCalls[Name]): Promise<unknown>;
}

/** A call that the CMS refused; the message is for the editor. */
export class CmsCallError extends StudioCallError {
  readonly failure: CmsFailure;
  constructor(failure: CmsFailure) {
    super(describeFailure(failure), failure.status >= 400 && failure.status < 500);
    this.failure = failure;
  }
}

/** The part of a message event that is read. */
export interface ReceivedMessage {
  readonly data: unknown;
  readonly origin: string;
  readonly source: unknown;
}

export interface CmsPortOptions {
  /** Origin of the CMS. */
  readonly origin: string;
  /** Window of the CMS. */
  readonly cms: Pick<Window, 'postMessage'>;
  /** Registers a listener for messages to the studio. */
  readonly listen: (receive: (event: ReceivedMessage) => void) => void;
  /** Signal that ends the wait for an answer. */
  readonly timeout?: (milliseconds: number) => AbortSignal;
}

/** Milliseconds that the CMS has for an answer. */
const PATIENCE = 30_000;

/** Milliseconds for the upload of a file, which takes long over a slow connection. */
const UPLOAD_PATIENCE = 300_000;

export function createCmsPort({ origin, cms, listen, timeout = AbortSignal.timeout }: CmsPortOptions): CmsPort {
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  let last = 0;
  listen(({ data, origin: from, source }) => {
    if (source !== cms || from !== origin) return;
    const { channel, id, value, failure }: Record<string, unknown> = Object(data);
    if (channel !== CMS_CHANNEL || typeof id !== 'number') return;
    const call = waiting.get(id);
    if (failure === undefined) call?.resolve(value);
    else call?.reject(new CmsCallError(parseFailure(failure)));
  });
  return {
    call: (call, parameters) => {
      last += 1;
      const id = last;
      const answer = Promise.withResolvers<unknown>();
      waiting.set(id, answer);
      const patience = call === 'uploadPicture' ? UPLOAD_PATIENCE : PATIENCE;
      timeout(patience).addEventListener('abort', () => answer.reject(new CmsCallError({ status: 0, body: null })));
      const message: CmsCallMessage = { channel: CMS_CHANNEL, id, call, parameters };
      cms.postMessage(message, origin);
      return answer.promise.finally(() => waiting.delete(id));
    },
  };
}

function parseFailure(failure: unknown): CmsFailure {
  const { status, body }: Record<string, unknown> = Object(failure);
  return { status: typeof status === 'number' ? status : 0, body };
}

function describeFailure({ status, body }: CmsFailure): string {
  if (status === 0) return cmsMessages.noAnswer();
  if (status === 401) return cmsMessages.signIn();
  const { errors }: { errors?: unknown } = Object(body);
  const { message }: { message?: unknown } = Object(Array.isArray(errors) ? errors[0] : null);
  return typeof message === 'string' && message !== '' ? message : cmsMessages.refused();
}
