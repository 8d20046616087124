import type { SchemaKind } from '#schemas/generated/config/types.gen.ts';
import type { Video } from '../page/block-values.ts';
import type { Article, Question } from './head-facts.ts';

/** What search engines may be told of a page in the words of schema.org. Every address is absolute. */
export interface StructuredFacts {
  readonly url: string;
  readonly title: string;
  readonly description: string | null;
  readonly image: string | null;
  readonly locale: string;
  /** The way from the home page to this one, both included. */
  readonly trail: readonly { readonly name: string; readonly url: string }[];
  readonly organisation: Organisation;
  readonly article: Article | null;
  readonly questions: readonly Question[];
  readonly videos: readonly Video[];
}

/** Who keeps the shop; null for what nobody wrote down. */
export interface Organisation {
  readonly name: string;
  readonly legalName: string | null;
  readonly url: string;
  readonly logo: string | null;
  readonly email: string | null;
  readonly phone: string | null;
  readonly address: string | null;
}

type Thing = Readonly<Record<string, unknown>>;

/** A graph of the kinds that have something to say (specification: SEO schema kinds); null where none has. */
export function structuredData(kinds: readonly SchemaKind[], facts: StructuredFacts): Thing | null {
  const things = kinds.flatMap((kind) => thingsOf(kind, facts));
  return things.length === 0 ? null : { '@context': 'https://schema.org', '@graph': things };
}

function thingsOf(kind: SchemaKind, facts: StructuredFacts): Thing[] {
  switch (kind) {
    case 'webpage':
      return [pageThing('WebPage', facts)];
    case 'faq':
      return facts.questions.length === 0 ? [] : [{ ...pageThing('FAQPage', facts), ...faq(facts.questions) }];
    case 'breadcrumbs':
      return facts.trail.length < 2 ? [] : [breadcrumbs(facts)];
    case 'creativework':
      return [creativeWork(facts)];
    case 'organisation':
      return [organisation(facts.organisation)];
    case 'video':
      return facts.videos.map((video) => videoThing(video, facts));
  }
}

function pageThing(type: 'WebPage' | 'FAQPage', { url, title, description, image, locale }: StructuredFacts): Thing {
  return {
    '@type': type,
    '@id': `${url}#${type.toLowerCase()}`,
    url,
    name: title,
    inLanguage: locale,
    ...given({ description, image }),
  };
}

function faq(questions: readonly Question[]): Thing {
  return {
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

function breadcrumbs({ url, trail }: StructuredFacts): Thing {
  return {
    '@type': 'BreadcrumbList',
    '@id': `${url}#breadcrumbs`,
    itemListElement: trail.map(({ name, url: item }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item,
    })),
  };
}

/** A piece of writing with a moment is a blog posting, which is a creative work. */
function creativeWork({
  url,
  title,
  description,
  image,
  locale,
  article,
  organisation: keeper,
}: StructuredFacts): Thing {
  return {
    '@type': article ? 'BlogPosting' : 'CreativeWork',
    '@id': `${url}#work`,
    url,
    name: title,
    inLanguage: locale,
    ...given({ description, image }),
    publisher: organisation(keeper),
    ...(article && {
      headline: title,
      mainEntityOfPage: url,
      datePublished: new Date(article.published).toISOString(),
      dateModified: new Date(article.updated ?? article.published).toISOString(),
      ...given({ articleSection: article.section }),
      author: article.author === null ? organisation(keeper) : { '@type': 'Person', name: article.author },
    }),
  };
}

function organisation({ name, legalName, url, logo, email, phone, address }: Organisation): Thing {
  return {
    '@type': 'Organization',
    '@id': `${url}#organisation`,
    name,
    url,
    ...given({ legalName, logo, email, telephone: phone, address }),
  };
}

function videoThing({ name, frame }: Video, { url, title, description, image, article }: StructuredFacts): Thing {
  return {
    '@type': 'VideoObject',
    name: name || title,
    embedUrl: frame,
    url,
    ...given({ description: description ?? title, thumbnailUrl: image }),
    ...(article && { uploadDate: new Date(article.published).toISOString() }),
  };
}

function given(values: Readonly<Record<string, string | null>>): Thing {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null && value !== ''));
}
