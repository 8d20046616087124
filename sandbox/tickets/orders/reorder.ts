import type { CartItemRequest } from '#schemas/generated/api/wire-types.gen.ts';

/** A request for the same item, from the next draw on sale. */
export function toRequestForSameItemInNextDraw({
  draw_no: _,
  syndicate_encoded_id: __,
  ...choice
}: CartItemRequest): CartItemRequest {
  return choice;
}
