import { guard } from '#schemas/api/call.ts';
import { frameMessage, partnerMessage } from '#schemas/generated/messages/partner-frame.gen.ts';
import type { FrameMessage, PartnerMessage } from '#schemas/generated/messages/partner-frame.types.gen.ts';

/** What the page of a partner may say to the shop in a frame on it. */
export const isPartnerMessage = guard<PartnerMessage>(partnerMessage);

/** What the shop may say to that page. */
export const isFrameMessage = guard<FrameMessage>(frameMessage);

export type { FrameMessage, PartnerMessage };
