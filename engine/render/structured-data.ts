import type { SchemaKind } from '#schemas/generated/config/types.gen.ts';
import type { RichTextVideo } from '../page/block-values.ts';
import type { ArticleHeadData, QuestionAndAnswer } from './page-head-data.ts';

/** Input for schema.org data. Addresses are absolute. */
export interface StructuredDataInput {
  readonly url: string;
  readonly title: string;
  readonly description: string | null;
  readonly image: string | null;
  readonly locale: string;
  /** Breadcrumbs from the home page to this page. */
  readonly trail: readonly { readonly name: string; readonly url: string }[];
  readonly organisation: OrganisationDetails;
  readonly article: ArticleHeadData | null;
  readonly questions: readonly QuestionAndAnswer[];
  readonly videos: readonly RichTextVideo[];
}

/** Operator of the shop; null for unknown details. */
export interface OrganisationDetails {
  readonly name: string;
  readonly legalName: string | null;
  readonly url: string;
  readonly logo: string | null;
  readonly email: string | null;
  readonly phone: string | null;
  readonly address: string | null;
}

type Thing = Readonly<Record<string, unknown>>;

/** Graph of the requested kinds with data (specification: SEO schema kinds); null if none has any. */
export function createStructuredData(kinds: readonly SchemaKind[], facts: StructuredDataInput): Thing | null {
  const things = kinds.flatMap((kind) => thingsOf(kind, facts));
  return things.length === 0 ? null : { '@context': 'https://schema.org', '@graph': things };
}

function thingsOf(kind: SchemaKind, facts: StructuredDataInput): Thing[] {
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

function pageThing(
  type: 'WebPage' | 'FAQPage',
  { url, title, description, image, locale }: StructuredDataInput,
): Thing {
  return {
    '@type': type,
    '@id': `${url}#${type.toLowerCase()}`,
    url,
    name: title,
    inLanguage: locale,
    ...given({ description, image }),
  };
}

function faq(questions: readonly QuestionAndAnswer[]): Thing {
  return {
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

function breadcrumbs({ url, trail }: Pick<StructuredDataInput, 'url' | 'trail'>): Thing {
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

/** An article with a date is a blog posting. */
function creativeWork({
  url,
  title,
  description,
  image,
  locale,
  article,
  organisation: keeper,
}: StructuredDataInput): Thing {
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

function organisation({ name, legalName, url, logo, email, phone, address }: OrganisationDetails): Thing {
  return {
    '@type': 'Organization',
    '@id': `${url}#organisation`,
    name,
    url,
    ...given({ legalName, logo, email, telephone: phone, address }),
  };
}

function videoThing(
  { name, frame }: RichTextVideo,
  { url, title, description, image, article }: StructuredDataInput,
): Thing {
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
