// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
/**
 * What a purchase costs, what the wallet pays of it, and what is left to pay.
 */
export interface AmountToPayProps {}
