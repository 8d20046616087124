import videoLinks from '../../page/video-links.messages.json' with { type: 'json' };
import documentTexts from '../../render/document-texts.messages.json' with { type: 'json' };
import failedBlock from '../../render/failed-block.messages.json' with { type: 'json' };
import unknownBlock from '../../render/unknown-block.messages.json' with { type: 'json' };
import plainAnswers from '../../server/plain-answers.messages.json' with { type: 'json' };
import { createMessageRegistry } from '../message-registry.ts';
import type { MessageSource } from '../message-source.ts';
import { readMessages } from '../read-messages.ts';

/** Messages of the engine. */
export const engineMessageRegistry = createMessageRegistry({
  'document-texts': readMessages(documentTexts),
  'failed-block': readMessages(failedBlock),
  'plain-answers': readMessages(plainAnswers),
  'unknown-block': readMessages(unknownBlock),
  'video-links': readMessages(videoLinks),
});

/** Messages of any site. */
export const getEngineMessages = (): MessageSource => engineMessages;

/** Messages of the engine with their usual texts. */
export const engineMessages: MessageSource = {
  find(id) {
    const message = engineMessageRegistry.compiled(id);
    return message === undefined ? undefined : { message, locale: 'en' };
  },
};
