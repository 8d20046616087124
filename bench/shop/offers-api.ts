import { type AnswerChangingProxy, startAnswerChangingProxy } from './changed-api.ts';

/** Number of offers that the bench sells. */
export const BENCH_OFFER_COUNT = 40;

/** Proxy of the sandbox API that repeats its first offers under other keys until there are 40. */
export function startProxyWithManyOffers(sandboxUrl: string): Promise<AnswerChangingProxy> {
  return startAnswerChangingProxy(sandboxUrl, { '/product_offers': multiplied });
}

interface OfferAnswer {
  readonly result: readonly { readonly key: string; readonly url: string; readonly availability: string }[];
}

function multiplied(answer: OfferAnswer): OfferAnswer {
  const sold = answer.result.filter(({ availability }) => availability === 'available');
  const result = Array.from({ length: BENCH_OFFER_COUNT }, (_, index) => {
    const offer = sold[index % sold.length];
    if (!offer) throw new Error('the sandbox sells nothing');
    return { ...offer, key: `${offer.key}-${index}`, url: `${offer.url}-${index}`, url_aliases: [] };
  });
  return { ...answer, result };
}
