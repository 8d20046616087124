import { createMessageAccessor } from '../messages/message-accessor.ts';
import { CATALOGUE_LOCALE } from '../messages/message-catalogue.ts';
import type { MessageRegistry } from '../messages/message-registry.ts';
import type { MessageSource } from '../messages/message-source.ts';
import type { GetSiteMessages, MessageSite } from '../messages/site-messages.ts';
import { documentTextsMessages } from '../render/document-texts.messages.gen.ts';
import type { SiteConfig } from '../site/site-config.ts';
import type { HttpAnswer } from './endpoint.ts';
import { createMinimalPageAnswer } from './minimal-page.ts';

/** The page of a host for when even its error page has failed (specification: error pages, generic). */
export type FindLastResortPage = (host: string) => HttpAnswer;

type LastResortSite = MessageSite & {
  readonly config: Pick<SiteConfig, 'name' | 'currency' | 'timeZone'> & {
    readonly locales: readonly [string, ...string[]];
  };
};

export interface LastResortPageDependencies {
  readonly registry: Pick<MessageRegistry, 'compiled'>;
  readonly siteMessages: GetSiteMessages;
  readonly findSite: (host: string) => LastResortSite | undefined;
}

/** Renders one page a site, in its first locale, without the CMS. Any failure leads to the English page. */
export function createLastResortPages({
  registry,
  siteMessages,
  findSite,
}: LastResortPageDependencies): FindLastResortPage {
  const usual = renderLastResortPage(createUsualMessages(registry), CATALOGUE_LOCALE, {
    name: '',
    currency: '',
    timeZone: 'UTC',
  });
  const pages = new WeakMap<LastResortSite, HttpAnswer>();
  const makePage = (site: LastResortSite): HttpAnswer => {
    const [locale] = site.config.locales;
    const page = renderLastResortPage(siteMessages(site, locale), locale, site.config);
    pages.set(site, page);
    return page;
  };
  return (host) => {
    try {
      const site = findSite(host);
      return site ? (pages.get(site) ?? makePage(site)) : usual;
    } catch {
      return usual;
    }
  };
}

function createUsualMessages(registry: Pick<MessageRegistry, 'compiled'>): MessageSource {
  return {
    find(id) {
      const message = registry.compiled(id);
      return message === undefined ? undefined : { message, locale: CATALOGUE_LOCALE };
    },
  };
}

function renderLastResortPage(
  source: MessageSource,
  locale: string,
  config: Pick<SiteConfig, 'name' | 'currency' | 'timeZone'>,
): HttpAnswer {
  const messages = createMessageAccessor(documentTextsMessages, source, config);
  const texts = { name: config.name, heading: messages.failed(), home: messages.home() };
  return createMinimalPageAnswer({ status: 500, locale, ...texts });
}
