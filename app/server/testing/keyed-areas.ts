export type KeyedAreaViewer = 'visitor' | 'buyer' | 'ada' | 'gus';

/** A content key with a page that shows it, who opens that page, and the place of the text. */
export interface KeyedText {
  readonly key: string;
  readonly viewer: KeyedAreaViewer;
  /** `:closed` and other states of a draw, and `:first` of a list, stand for numbers that the test finds. */
  readonly path: string;
  /** See `isTextInPlace`. */
  readonly place: string;
}

/** The content keys of each area of the specification. */
export const KEYED_AREAS: Readonly<Record<string, readonly KeyedText[]>> = {
  about: [
    { key: 'about.heading', viewer: 'visitor', path: '/about', place: 'hero h1' },
    { key: 'about.text', viewer: 'visitor', path: '/about', place: 'hero hero__text' },
  ],
  'app-download': [
    { key: 'app-download.heading', viewer: 'visitor', path: '/app', place: 'hero h1' },
    { key: 'app-download.text', viewer: 'visitor', path: '/app', place: 'hero hero__text' },
    { key: 'app-download.stores.heading', viewer: 'visitor', path: '/app', place: 'store-buttons h2' },
    { key: 'app-download.stores.text', viewer: 'visitor', path: '/app', place: 'store-buttons prose' },
    { key: 'app-download.stores.note', viewer: 'visitor', path: '/app', place: 'store-buttons muted' },
  ],
  affiliate: [{ key: 'affiliate.how', viewer: 'visitor', path: '/affiliates', place: 'rich-text prose' }],
  autoplays: [
    { key: 'autoplays.heading', viewer: 'ada', path: '/my-account/autoplay', place: 'recurring-list h1' },
    { key: 'autoplays.empty', viewer: 'gus', path: '/my-account/autoplay', place: 'account-list__empty p' },
  ],
  'banned-country-modal': [
    { key: 'modal.banned-country', viewer: 'gus', path: '/my-account', place: 'layout.country' },
  ],
  'buy-tickets-modal': [
    { key: 'modal.buy-tickets.heading', viewer: 'visitor', path: '/lotto-tickets', place: 'offer-grid dialog h2' },
    { key: 'modal.buy-tickets.text', viewer: 'visitor', path: '/lotto-tickets', place: 'offer-grid dialog p' },
  ],
  'cards-and-account': [
    { key: 'cards-and-account.intro', viewer: 'gus', path: '/my-account/cards-and-accounts', place: 'fund-list p' },
  ],
  'cart-item': [{ key: 'cart.item', viewer: 'buyer', path: '/cart', place: 'cart-list cart-list__note' }],
  'charity-support': [
    { key: 'charity-support.heading', viewer: 'visitor', path: '/causes', place: 'hero h1' },
    { key: 'charity-support.text', viewer: 'visitor', path: '/causes', place: 'hero hero__text' },
  ],
  checkout: [
    { key: 'checkout.guest', viewer: 'buyer', path: '/cart/buy', place: 'call-to-action prose' },
    { key: 'checkout.footer', viewer: 'buyer', path: '/cart/buy', place: 'checkout-footer checkout-footer__text' },
    { key: 'checkout.regulations', viewer: 'buyer', path: '/cart/buy', place: 'page.place' },
  ],
  'close-my-account': [
    { key: 'close-my-account.intro', viewer: 'gus', path: '/close-my-account', place: 'page.form' },
    { key: 'close-my-account.instead', viewer: 'gus', path: '/close-my-account', place: 'rich-text prose' },
  ],
  'closed-and-pending-draws': [
    {
      key: 'closed-and-pending-draws.closed',
      viewer: 'visitor',
      path: '/golden-bay/results/draw/:closed',
      place: 'draw-result draw-result__notice',
    },
    {
      key: 'closed-and-pending-draws.pending',
      viewer: 'visitor',
      path: '/golden-bay/results/draw/:pending',
      place: 'draw-result draw-result__notice',
    },
    {
      key: 'closed-and-pending-draws.raffle-pending',
      viewer: 'visitor',
      path: '/headland-house/results/draw/:pending',
      place: 'draw-result draw-result__notice',
    },
  ],
  'combined-recurring-purchase': [
    {
      key: 'combined-recurring-purchase.heading',
      viewer: 'ada',
      path: '/my-account/recurring-purchases',
      place: 'recurring-list h1',
    },
    {
      key: 'combined-recurring-purchase.empty',
      viewer: 'gus',
      path: '/my-account/recurring-purchases',
      place: 'account-list__empty p',
    },
  ],
  'company-information': [
    { key: 'company.legal-name', viewer: 'visitor', path: '/about', place: 'company-details dd' },
    { key: 'company.address', viewer: 'visitor', path: '/about', place: 'company-details dd' },
    { key: 'company.registration', viewer: 'visitor', path: '/about', place: 'company-details dd' },
    { key: 'company.licence', viewer: 'visitor', path: '/about', place: 'company-details dd' },
    { key: 'company.email', viewer: 'visitor', path: '/about', place: 'company-details dd' },
    { key: 'company.phone', viewer: 'visitor', path: '/about', place: 'company-details dd' },
  ],
  'cookie-consent-and-policy': [
    { key: 'cookie-consent.text', viewer: 'visitor', path: '/', place: 'consent-banner consent-banner__text' },
    { key: 'page.about.cookie-policy.body', viewer: 'visitor', path: '/about/cookie-policy', place: 'rich-text prose' },
  ],
  'customer-support': [
    { key: 'customer-support.message', viewer: 'visitor', path: '/about/contact-us', place: 'form form__intro' },
  ],
  'draw-header': [
    {
      key: 'draw-header.heading',
      viewer: 'visitor',
      path: '/golden-bay/results/draw/:settled',
      place: 'result-header h1',
    },
  ],
  prize: [
    { key: 'prize.heading', viewer: 'visitor', path: '/headland-house/results/draw/:settled', place: 'prize-table h2' },
    { key: 'prize.coming', viewer: 'visitor', path: '/headland-house/results/draw/:closed', place: 'prize-table h2' },
  ],
  results: [
    { key: 'results.heading', viewer: 'visitor', path: '/golden-bay/results', place: 'result-list h2' },
    { key: 'results.months', viewer: 'visitor', path: '/golden-bay/results', place: 'result-months h2' },
    { key: 'results.latest', viewer: 'visitor', path: '/lotto-results', place: 'result-list h2' },
  ],
  'empty-cart': [
    { key: 'empty-cart.heading', viewer: 'visitor', path: '/cart', place: 'empty-cart h2' },
    { key: 'cart.empty', viewer: 'visitor', path: '/cart', place: 'empty-cart prose' },
  ],
  'error-pages': [
    { key: 'error-pages.404.heading', viewer: 'visitor', path: '/nothing-here', place: 'error-page-message h1' },
    { key: 'error-pages.404.text', viewer: 'visitor', path: '/nothing-here', place: 'error-page-message p' },
    { key: 'error-pages.500.heading', viewer: 'visitor', path: '/error/500', place: 'error-page-message h1' },
    { key: 'error-pages.500.text', viewer: 'visitor', path: '/error/500', place: 'error-page-message p' },
    { key: 'error-pages.503.heading', viewer: 'visitor', path: '/error/503', place: 'error-page-message h1' },
    { key: 'error-pages.503.text', viewer: 'visitor', path: '/error/503', place: 'error-page-message p' },
    { key: 'error-pages.generic.heading', viewer: 'visitor', path: '/error', place: 'error-page-message h1' },
  ],
  footer: [
    { key: 'footer.duties', viewer: 'visitor', path: '/', place: 'footer site-footer__duties' },
    { key: 'footer.legal', viewer: 'visitor', path: '/', place: 'footer site-footer__legal' },
  ],
  'forgot-password': [
    { key: 'forgot-password.intro', viewer: 'visitor', path: '/forgot-password', place: 'form form__intro' },
  ],
  'help-articles': [
    { key: 'help-articles.heading', viewer: 'visitor', path: '/help', place: 'hero h1' },
    { key: 'help-articles.text', viewer: 'visitor', path: '/help', place: 'hero hero__text' },
    { key: 'page.help.prizes.body', viewer: 'visitor', path: '/help/prizes', place: 'rich-text prose' },
  ],
  'jackpot-divisions-table': [
    {
      key: 'jackpot-divisions-table.heading',
      viewer: 'visitor',
      path: '/golden-bay/results/draw/:settled',
      place: 'prize-table h2',
    },
    {
      key: 'jackpot-divisions-table.coming',
      viewer: 'visitor',
      path: '/golden-bay/results/draw/:closed',
      place: 'prize-table h2',
    },
  ],
  'legal-pages': [
    { key: 'page.about.privacy.body', viewer: 'visitor', path: '/about/privacy', place: 'rich-text prose' },
    {
      key: 'page.about.terms-and-conditions.body',
      viewer: 'visitor',
      path: '/about/terms-and-conditions',
      place: 'rich-text prose',
    },
    { key: 'page.about.terms-of-use.body', viewer: 'visitor', path: '/about/terms-of-use', place: 'rich-text prose' },
    {
      key: 'page.about.responsible-gaming.body',
      viewer: 'visitor',
      path: '/about/responsible-gaming',
      place: 'rich-text prose',
    },
  ],
  'licensing-restriction-banner': [
    {
      key: 'banner.licensing-restriction.elsewhere',
      viewer: 'visitor',
      path: '/headland-house',
      place: 'offer-region-restriction p',
    },
  ],
  'migration-modals-and-banners': [
    { key: 'modal.migration', viewer: 'gus', path: '/my-account', place: 'layout.migration' },
    { key: 'banner.migration', viewer: 'gus', path: '/my-account', place: 'page.migration-banner' },
  ],
  'no-order': [{ key: 'checkout.empty', viewer: 'gus', path: '/cart/buy', place: 'empty-cart prose' }],
  'no-prize-results': [
    {
      key: 'no-prize-results.text',
      viewer: 'visitor',
      path: '/golden-bay/results/draw/:none-won',
      place: 'prize-table p',
    },
    {
      key: 'no-prize-results.none',
      viewer: 'visitor',
      path: '/golden-bay/results/draw/:no-prizes',
      place: 'prize-table muted',
    },
  ],
  'past-raffle-winners-and-results-with-search': [
    {
      key: 'past-raffle-winners.heading',
      viewer: 'visitor',
      path: '/headland-house/winners',
      place: 'winner-search h2',
    },
  ],
  'play-pages': [
    { key: 'play-pages.lottery.heading', viewer: 'visitor', path: '/golden-bay', place: 'accordion h2' },
    { key: 'play-pages.lottery.questions', viewer: 'visitor', path: '/golden-bay', place: 'accordion summary' },
    { key: 'play-pages.raffle.heading', viewer: 'visitor', path: '/headland-house', place: 'accordion h2' },
    { key: 'play-pages.raffle.questions', viewer: 'visitor', path: '/headland-house', place: 'accordion summary' },
  ],
  'raffle-buy': [
    { key: 'page.raffle-buy.postal', viewer: 'visitor', path: '/headland-house/buy', place: 'page.books' },
  ],
  'raffle-ticket-search': [
    {
      key: 'raffle-ticket-search.heading',
      viewer: 'visitor',
      path: '/headland-house',
      place: 'raffle-winning-ticket-search h2',
    },
  ],
  receipt: [{ key: 'receipt.missing', viewer: 'gus', path: '/receipt/of-no-purchase', place: 'receipt prose' }],
  'recurring-purchase-management-with-timed-pause': [
    {
      key: 'recurring-purchase-management.pause',
      viewer: 'ada',
      path: '/my-account/autoplay/ticket/:first',
      place: 'page.purchase',
    },
  ],
  registration: [{ key: 'registration.intro', viewer: 'visitor', path: '/login?mode=sign-up', place: 'sign-up p' }],
  'regulations-acceptance-modal': [
    { key: 'modal.regulations-acceptance', viewer: 'gus', path: '/my-account', place: 'layout.terms' },
  ],
  statistics: [
    {
      key: 'statistics.heading',
      viewer: 'visitor',
      path: '/golden-bay/statistics',
      place: 'drawn-number-statistics h2',
    },
    {
      key: 'statistics.intro',
      viewer: 'visitor',
      path: '/golden-bay/statistics',
      place: 'drawn-number-statistics prose',
    },
  ],
  subscriptions: [
    { key: 'subscriptions.heading', viewer: 'ada', path: '/my-account/subscriptions', place: 'recurring-list h1' },
    { key: 'subscriptions.empty', viewer: 'gus', path: '/my-account/subscriptions', place: 'account-list__empty p' },
  ],
  syndicates: [
    { key: 'syndicates.heading', viewer: 'visitor', path: '/syndicates', place: 'hero h1' },
    { key: 'syndicates.text', viewer: 'visitor', path: '/syndicates', place: 'hero hero__text' },
  ],
  transaction: [
    { key: 'transaction.intro', viewer: 'gus', path: '/my-account/transactions', place: 'transaction-list p' },
  ],
  withdrawal: [{ key: 'withdrawal.intro', viewer: 'gus', path: '/my-account/withdraw', place: 'withdraw-form p' }],
  'your-support': [
    { key: 'page.your-support.heading', viewer: 'visitor', path: '/headland-house/your-support', place: 'h2' },
    { key: 'page.your-support.text', viewer: 'visitor', path: '/headland-house/your-support', place: 'prose' },
  ],
  'a-spend-limits-system-message': [
    { key: 'checkout.spend-limits-system-message', viewer: 'gus', path: '/cart/buy', place: 'page.limits' },
  ],
};
