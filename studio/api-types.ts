import type { DocumentKind } from '#engine/cms/document.ts';
import type { ConfigError } from '#engine/validation/config-error.ts';

/** Bodies of the calls between the studio's page and its server, which are JSON. */

/** Site, kind and name of a document. */
export interface StudioDocumentKey {
  readonly site: string;
  readonly kind: DocumentKind;
  readonly name: string;
}

export interface StudioDocumentEntry extends StudioDocumentKey {
  readonly title: string;
  /** Whether the site has no document of its own, only that of a site it extends. */
  readonly isInherited: boolean;
  /** Path that validation errors name; null where the site has no document of its own. */
  readonly source: string | null;
  /** Set where the newest version has faults, so that the shop shows an earlier one or none. */
  readonly isHeldBack?: true;
}

export interface StudioPageEntry extends StudioDocumentEntry {
  readonly kind: 'page';
  /** Null where the page is shown at many addresses, or hidden. */
  readonly path: string | null;
  /** Where the shop shows a page that is hidden or deleted in this session; missing for none. */
  readonly formerPath?: string;
  /** Set where the site leaves out the page that it inherits. */
  readonly isHidden?: true;
  /** How documents link to it. */
  readonly link: { readonly route: string } | { readonly page: string };
}

export interface StudioSiteEntry {
  readonly key: string;
  readonly name: string;
  /** Key of the brand that the stage shows: the site itself, or one that extends it. */
  readonly shownAs: string;
  /** Names of the brands that extend it. */
  readonly extendedBy: readonly string[];
  /** Origin that the stage frames. */
  readonly origin: string;
  readonly pages: readonly StudioPageEntry[];
  /** Documents of all other kinds. */
  readonly documents: readonly StudioDocumentEntry[];
  /** File names of its pictures, in order. */
  readonly pictures: readonly string[];
  readonly segments: readonly string[];
  readonly regions: readonly { readonly key: string; readonly name: string }[];
  /** Languages of the brand that the stage shows, the usual one first. */
  readonly locales: readonly string[];
  /** IANA name, such as `Australia/Sydney`. */
  readonly timeZone: string;
  readonly capabilities: readonly StudioCapability[];
  /** Content entries of the site and of those it inherits from, by key. */
  readonly contents: readonly StudioContentEntry[];
  /** Colours of the published theme, in its order. */
  readonly colours: readonly StudioColour[];
}

/** A named capability, which gates refer to. */
export interface StudioCapability {
  readonly name: string;
  /** Whether an anonymous visitor has it. */
  readonly isUsual: boolean;
  /** Segments whose customers have it. */
  readonly segments: readonly string[];
}

/** A text or picture that several blocks can share. */
export interface StudioContentEntry {
  readonly key: string;
  readonly type: 'plain' | 'markdown' | 'image' | 'seo' | 'json';
  /** Its first words, or the name of its picture. */
  readonly excerpt: string;
  /** Number of places in documents of all sites that use it. */
  readonly uses: number;
  /** Documents with these places. */
  readonly places: readonly StudioDocumentKey[];
  readonly reach: StudioReach;
  /** The content document that has it. */
  readonly document: StudioDocumentKey;
}

/** `GET /api/reach?site=…&kind=…&name=…`: where a published document is shown, in all brands together. */
export interface StudioReach {
  /** Number of pages; a page that two brands show counts twice. */
  readonly pages: number;
  /** Names of the brands. */
  readonly brands: readonly string[];
  /** Type of the block of layouts, such as a header, that alone shows it; null for other places. */
  readonly part: string | null;
}

export interface StudioColour {
  /** Name in the theme, such as `primary`. */
  readonly name: string;
  /** CSS colour, such as `#9b3622`. */
  readonly value: string;
}

/** Simulated visitor of the stage; null means the default of an anonymous visitor. */
export interface StudioViewer {
  readonly signedIn: boolean;
  readonly segment: string | null;
  /** Key of a region of the site. */
  readonly region: string | null;
  readonly locale: string | null;
  /** Epoch milliseconds; null for now. */
  readonly at: number | null;
  /** Capabilities that are switched, by name; those that are missing are as the visitor has them. */
  readonly capabilities: Readonly<Record<string, boolean>>;
  /** Answer to the consent banner; null for none yet. */
  readonly consent: 'given' | 'refused' | null;
  /** State that a flow is frozen in, such as an expired cart; null for none. */
  readonly flow: StudioFlowState | null;
}

export interface StudioFlowState {
  readonly id: string;
  readonly state: string;
}

/** `GET /api/flows`: a flow with the states that the stage can show. */
export interface StudioFlow {
  readonly id: string;
  readonly states: readonly string[];
  /** Types of the blocks that show it. */
  readonly blocks: readonly string[];
  /** Whether it opens over any page. */
  readonly isOverlay: boolean;
}

/** `POST /api/share`: the documents of a stage as they are now. */
export type ShareRequest = Pick<StageRequest, 'stage' | 'site' | 'path' | 'viewer'>;

export interface ShareAnswer {
  readonly url: string;
  /** Epoch milliseconds. */
  readonly expires: number;
  /** Whether it shows published documents; others are stored in memory only. */
  readonly isPublished: boolean;
}

/** `POST /api/messages`: messages of the page on a stage, or those that pressed texts were made from. */
export type MessageRequest = ShareRequest & {
  /** From the innermost element to the outermost; empty for all messages of the page. */
  readonly pressed: readonly string[];
};

/** A text of the shop's code, which a site may replace. */
export interface StudioMessage {
  readonly id: string;
  /** As the page shows it, in ICU MessageFormat. */
  readonly text: string;
  /** The usual text, in English. */
  readonly usual: string;
  readonly description: string;
  readonly maxLength: number | null;
  readonly placeholders: readonly { readonly name: string; readonly type: string; readonly example: string | null }[];
  /** Of the brand on the stage and the sites that it extends, nearest first; without a text, where it would be written. */
  readonly texts: readonly { readonly site: string; readonly locale: string; readonly text: string | null }[];
  /** Languages that it is written in for this brand, the usual one first. */
  readonly locales: readonly string[];
  /** Types of the blocks that read it. */
  readonly blocks: readonly string[];
  /** Whether the page shows it now, or only in another state of its blocks. */
  readonly isShown: boolean;
}

export interface MessagesAnswer {
  readonly messages: readonly StudioMessage[];
  /** Pages and layouts with blocks of a type, by the types that the messages name. */
  readonly places: Readonly<Record<string, readonly StudioDocumentKey[]>>;
  /** Those types whose messages any page may show, such as notices. */
  readonly everywhere: readonly string[];
}

/** A kind of block with the JSON Schema of its properties. */
export interface StudioBlockType {
  readonly type: string;
  readonly title: string;
  readonly category: string;
  readonly schema: unknown;
  /** Initial props; null for types that editors can't add. */
  readonly example: unknown;
  /** Names of the places in it that hold other blocks. */
  readonly slots: readonly string[];
  /** Keys of sites without a page that it links to. */
  readonly unavailableIn: readonly string[];
}

/** A kind of document with the JSON Schema of its properties. */
export interface StudioDocumentKind {
  readonly kind: DocumentKind;
  readonly schema: unknown;
}

/** `GET /api/session` */
export interface StudioSession {
  /** Whose drafts these are; over files, those of the project. Local copies of unsaved changes are bound to it. */
  readonly editor: string;
  /** Sent in the header `x-studio-token` with each write. */
  readonly writeToken: string;
  readonly sites: readonly StudioSiteEntry[];
  readonly blocks: readonly StudioBlockType[];
  readonly kinds: readonly StudioDocumentKind[];
  /** Documents with unpublished drafts. */
  readonly drafts: readonly StudioDocumentKey[];
}

/** `GET /api/document?site=…&kind=…&name=…` */
export interface StudioDocumentAnswer {
  /** The draft, or what is published; null where the site has no document, or the draft deletes it. */
  readonly value: unknown;
  /** Null where the site has no document of its own. */
  readonly published: unknown;
  /** Value inherited from the sites that its site extends; null for none. */
  readonly inherited: unknown;
  /** Initial value of a new document. */
  readonly blank: unknown;
  /** Path that validation errors name. */
  readonly source: string;
  /** Hash of the published text; empty without one. */
  readonly publishedBase: string;
  /** Hash of the published text that the value is based on; empty without one. */
  readonly base: string;
  /** Published value that the value is based on; null for none, or where it is not known any more. */
  readonly basedOn: unknown;
  /** Revision of the unpublished draft; null without one. */
  readonly draft: string | null;
  /** Whether the published text has changed since the draft began. */
  readonly isOutdated: boolean;
  /** Only where the published text can't be read. */
  readonly unreadable?: UnreadableText;
}

/** `GET /api/inherited?site=…&kind=…&name=…`, inside the CMS: what a document is apart from what the CMS stores. */
export type StudioInheritanceAnswer = Pick<StudioDocumentAnswer, 'inherited' | 'blank' | 'source'>;

/** `GET /api/uses?site=…&kind=…&name=…`: published documents with links to a page, and their number of links. */
export interface StudioUsesAnswer {
  readonly uses: readonly (StudioDocumentKey & { readonly count: number })[];
}

export interface StudioDocumentChange extends StudioDocumentKey {
  /** Null deletes the document. */
  readonly value: unknown;
  readonly base: string;
  /** Revision of the stored draft that the value comes from; null for none. */
  readonly draftBase: string | null;
}

/** `PUT /api/draft`; this and the calls that end drafts also have the `tab` of the window, see `PresenceRequest`. */
export interface StudioDraftChange extends StudioDocumentChange {
  /** Published value that has the hash `base`. */
  readonly basedOn: unknown;
}

/** `POST /api/discard` */
export type DiscardRequest = StudioDocumentKey & Pick<StudioDocumentChange, 'draftBase'>;

/** A published text that can't be read, so that it has no value. */
export interface UnreadableText {
  /** Where it is faulty. */
  readonly problems: readonly ConfigError[];
  /** The last value that could be read; null for none. */
  readonly lastGood: unknown;
}

export interface PublishedVersion {
  /** Null for no document, and for one that can't be read. */
  readonly published: unknown;
  /** Hash of its text; empty without one. */
  readonly publishedBase: string;
}

/** A draft as it is stored. */
export interface StoredDraft {
  readonly value: unknown;
  readonly base: string;
  readonly basedOn: unknown;
  readonly revision: string;
}

/** Answer to a change of a draft: 200, or 409 without any change if another window has changed it since. */
export type DraftAnswer =
  | { readonly kind: 'saved'; readonly revision: string; readonly newest: PublishedVersion }
  | { readonly kind: 'discarded' }
  | { readonly kind: 'newer'; readonly draft: StoredDraft; readonly newest: PublishedVersion };

/** `POST /api/presence`, every 20 seconds. */
export interface PresenceRequest {
  /** Id that the window has chosen for itself. */
  readonly tab: string;
  /** The document that it has open; null for the home. */
  readonly document: StudioDocumentKey | null;
}

export interface PresenceAnswer {
  /** Number of other windows that have the document open. */
  readonly others: number;
}

/** `GET /api/versions?site=…&kind=…&name=…`: earlier published versions, newest first. */
export interface StudioVersion {
  readonly id: string;
  /** Epoch milliseconds of its publication. */
  readonly at: number;
}

/** `GET /api/version?site=…&kind=…&name=…&id=…` */
export interface StudioVersionAnswer {
  readonly value: unknown;
}

/** `POST /api/stage` */
export interface StageRequest {
  /** See `isStageName`. */
  readonly stage: string;
  readonly site: string;
  readonly path: string;
  readonly viewer: StudioViewer;
  readonly documents: readonly (StudioDocumentKey & Pick<StudioDocumentChange, 'value'>)[];
  /** Return a link for the frame instead of a page payload. */
  readonly wantsLink: boolean;
}

export type StageAnswer =
  | { readonly kind: 'link'; readonly url: string }
  | { readonly kind: 'page'; readonly payload: unknown; readonly problems: readonly ConfigError[] }
  | { readonly kind: 'redirect'; readonly location: string };

/**
 * `POST /api/publish` with several documents, which are published together or not at all: 200 with the new bases in the
 * order of the documents, 409 with the newest versions of those that were changed since, 422 for faults.
 */
export type PublishAnswer =
  | { readonly kind: 'published'; readonly bases: readonly string[] }
  | { readonly kind: 'outdated'; readonly documents: readonly (StudioDocumentKey & PublishedVersion)[] }
  | { readonly kind: 'faulty'; readonly problems: readonly ConfigError[] };

/** `POST /api/served`: waits for seconds until the shop serves published documents; `value` is null for a removed one. */
export interface ServedRequest {
  readonly documents: readonly (StudioDocumentKey & { readonly value: unknown })[];
}

export interface ServedAnswer {
  readonly isServed: boolean;
}
