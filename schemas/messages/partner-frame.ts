import { frameMessage, partnerMessage } from '#gen/messages/partner-frame.mjs';
import type { FrameMessage, PartnerMessage } from '#schemas/generated/messages/partner-frame.types.gen.ts';
import type { ExplainingValidator } from '../refusals/validator.ts';

/** Type guard for a message; the schema errors of the last refusal are in `errors`. */
interface MessageGuard<Message> extends Pick<ExplainingValidator, 'errors'> {
  (value: unknown): value is Message;
}

/** Whether a value is a message that the partner's page may send to the framed shop. */
export const matchesPartnerPageMessageSchema = partnerMessage as MessageGuard<PartnerMessage>;

/** Whether a value is a message that the framed shop may send to the partner's page. */
export const matchesSchemaOfMessageFromFramedShop = frameMessage as MessageGuard<FrameMessage>;

export type { FrameMessage, PartnerMessage };
