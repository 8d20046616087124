export const CHECKOUT_WORDS = {
  heading: 'Check out',
  blocked: 'This order cannot be bought yet',
  toCart: 'Change your order',
  verify: 'Verify your account',
  toReceipt: 'See your receipt',
  whereItStands: 'If you have begun a payment, your account tells whether anything was paid:',
  transactions: 'Your transactions',
  purchased: 'Thank you, your order is placed',
  purchasedText: 'We take you to your receipt.',
  elsewhere: 'You have bought this already',
  elsewhereText: 'It was bought in another window. Nothing is bought twice.',
};
