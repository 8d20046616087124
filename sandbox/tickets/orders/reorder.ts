import type { CartItemRequest } from '#schemas/generated/api/wire-types.gen.ts';

/** What to ask for to buy the same again, from the next draw on sale on. */
export function toReorderItem({ draw_no: _, syndicate_encoded_id: __, ...choice }: CartItemRequest): CartItemRequest {
  return choice;
}
