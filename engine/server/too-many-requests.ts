import { createMessageAccessor } from '../messages/message-accessor.ts';
import type { GetSiteMessages } from '../messages/site-messages.ts';
import { documentTextsMessages } from '../render/document-texts.messages.gen.ts';
import type { Site } from '../site/site.ts';
import type { HttpAnswer } from './endpoint.ts';
import { createMinimalPageAnswer } from './minimal-page.ts';
import { plainAnswersMessages } from './plain-answers.messages.gen.ts';

/** Page for a visitor who has tried too many addresses, with the seconds to wait. */
export function createTooManyRequestsAnswer(
  siteMessages: GetSiteMessages,
  site: Pick<Site, 'key' | 'chain' | 'config' | 'document'>,
  locale: string,
  retryAfter: number,
): HttpAnswer {
  const messages = siteMessages(site, locale);
  return createMinimalPageAnswer({
    status: 429,
    locale,
    name: site.config.name,
    heading: createMessageAccessor(plainAnswersMessages, messages, site.config).tooManyRequests(),
    home: createMessageAccessor(documentTextsMessages, messages, site.config).home(),
    headers: { 'retry-after': String(retryAfter) },
  });
}
