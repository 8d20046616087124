import { ERROR_CODE_REFRESH_FAILED } from '#engine/api/api-error.ts';
import type { FindRefusalText } from '#engine/api/engine-refusal.ts';
import { createMessageAccessor, type SiteMessageFormat } from '#engine/messages/message-accessor.ts';
import type { MessageSource } from '#engine/messages/message-source.ts';
import { type EngineRefusalsMessages, engineRefusalsMessages } from './engine-refusals.messages.gen.ts';

const NAMES: Readonly<Record<string, keyof EngineRefusalsMessages>> = {
  signed_out: 'signedOut',
  not_signed_in: 'notSignedIn',
  session_renewed: 'sessionRenewed',
  too_many_calls: 'tooManyCalls',
  [ERROR_CODE_REFRESH_FAILED]: 'refreshFailed',
};

/** Texts of the errors that the engine makes in place of the API. */
export function createRefusalTextFinder(messages: MessageSource, site: SiteMessageFormat): FindRefusalText {
  const texts = createMessageAccessor(engineRefusalsMessages, messages, site);
  return (code) => {
    const name = Object.hasOwn(NAMES, code) ? NAMES[code] : undefined;
    return name === undefined ? null : texts[name]();
  };
}
