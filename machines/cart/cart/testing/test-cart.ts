import type { Cart, CartItem } from '#schemas/generated/api/types.gen.ts';

/** A lottery ticket as a cart holds it, for tests. */
export function createTestCartItem(parts: Partial<CartItem> = {}): CartItem {
  return {
    id: 'item-1',
    productType: 'lottery_ticket',
    lotteryKey: 'golden-bay',
    name: 'Golden Bay',
    logo: 'golden-bay.svg',
    unitPrice: { amount: '3.40', currency: 'AUD' },
    quantity: 1,
    total: { amount: '3.40', currency: 'AUD' },
    recurringPurchase: { type: 'autoplay', availability: 'optional', enabled: false },
    causeKey: null,
    scheduledPurchase: null,
    drawNo: 4211,
    drawDate: '2026-03-07T08:30:00.000Z',
    gameType: 'standard',
    gameOffer: 'standard',
    gameOfferName: 'Standard',
    numGames: 1,
    numDraws: 1,
    numWeeks: 1,
    day: null,
    quickpick: false,
    games: [{ numberSets: [{ key: 'numbers', numbers: [3, 8, 14, 22, 31, 45] }] }],
    ...parts,
  };
}

export function createTestCart(cartItems: readonly CartItem[], parts: Partial<Cart> = {}): Cart {
  return {
    cartReference: 'ref',
    currency: 'AUD',
    cartItems,
    autoRemovedItems: [],
    cartTotal: '3.40',
    preOrderTotal: '0.00',
    requiresUnattendedPaymentMethod: false,
    blockedReasons: {},
    showRegulation: false,
    ...parts,
  };
}
