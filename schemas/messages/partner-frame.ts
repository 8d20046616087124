import { frameMessage, partnerMessage } from '#gen/messages/partner-frame.mjs';
import type { FrameMessage, PartnerMessage } from '#schemas/generated/messages/partner-frame.types.gen.ts';
import type { ExplainingValidator } from '../refusals/validator.ts';

/** Tells the type of a message that its validator accepts; complaints about the last refusal are in `errors`. */
interface MessageGuard<Message> extends Pick<ExplainingValidator, 'errors'> {
  (value: unknown): value is Message;
}

/** What the page of a partner may say to the shop in a frame on it. */
export const isPartnerMessage = partnerMessage as MessageGuard<PartnerMessage>;

/** What the shop may say to that page. */
export const isFrameMessage = frameMessage as MessageGuard<FrameMessage>;

export type { FrameMessage, PartnerMessage };
