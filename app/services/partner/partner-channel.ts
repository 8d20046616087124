import {
  type FrameMessage,
  matchesPartnerPageMessageSchema,
  matchesSchemaOfMessageFromFramedShop,
  type PartnerMessage,
} from '#schemas/messages/partner-frame.ts';

/** What the shop in a frame and the page of the partner around it say to each other. */
export interface PartnerPageMessageSender {
  send(message: FrameMessage): void;
}

/** The part of a window that is needed of it. */
export interface PartnerFrameWindow {
  readonly parent: Pick<Window, 'postMessage'>;
  addEventListener(type: 'message', listener: (event: UncheckedPartnerFrameMessageEvent) => void): void;
}

export interface UncheckedPartnerFrameMessageEvent {
  readonly data: unknown;
  readonly origin: string;
  readonly source: unknown;
}

export interface PartnerFrameChannelOptions {
  readonly window: PartnerFrameWindow;
  /** Origins of the partner, such as 'https://example.com' or 'https://*.example.com'. */
  readonly origins: readonly string[];
  readonly onMessage: (message: PartnerMessage) => void;
  /** Warns the developer of the partner's page. */
  readonly warn: (text: string) => void;
}

/**
 * Accepts messages only from the parent window, a partner origin and a known schema, and posts to the partner's origins
 * only.
 */
export function openPartnerFrameChannel({
  window,
  origins,
  onMessage,
  warn,
}: PartnerFrameChannelOptions): PartnerPageMessageSender {
  let known: string | null = null;
  window.addEventListener('message', ({ data, origin, source }) => {
    if (source !== window.parent || !isOf(origin, origins)) return;
    known = origin;
    if (!isMessage(data)) return;
    if (matchesPartnerPageMessageSchema(data)) onMessage(data);
    else
      warn(
        `the shop does not understand this message of the partner: ${complaintOf(matchesPartnerPageMessageSchema.errors)}`,
      );
  });
  return {
    send(message) {
      const sent: unknown = message;
      if (!matchesSchemaOfMessageFromFramedShop(sent))
        throw new TypeError(`no such message: ${complaintOf(matchesSchemaOfMessageFromFramedShop.errors)}`);
      const targets = known === null ? origins.filter((origin) => !origin.includes('*')) : [known];
      for (const target of targets) window.parent.postMessage(message, target);
    },
  };
}

/** Ignores messages of browser extensions. */
function isMessage(data: unknown): boolean {
  return typeof data === 'object' && data !== null && 'vitrine' in data;
}

function isOf(origin: string, origins: readonly string[]): boolean {
  return origins.some((allowed) => {
    const [scheme, host] = allowed.split('//*.');
    if (host === undefined) return origin === allowed;
    return origin.startsWith(`${scheme}//`) && origin.endsWith(`.${host}`);
  });
}

function complaintOf(
  errors: readonly { readonly instancePath: string; readonly keyword: string }[] | null = [],
): string {
  const [first] = errors ?? [];
  return first ? `${first.instancePath || 'the message'} (${first.keyword})` : 'unknown';
}
