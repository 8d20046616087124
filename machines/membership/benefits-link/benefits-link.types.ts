/** The customer wants to see their benefits. */
export interface BenefitsLinkEvent {
  readonly type: 'BENEFITS.OPEN';
}

/** What the page does about it: a window is opened with the press, or the browser would not let it. */
export type BenefitsLinkEmitted =
  | { readonly type: 'benefits.requested' }
  | { readonly type: 'benefits.granted'; readonly address: string }
  | { readonly type: 'benefits.failed' };
