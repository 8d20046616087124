/** Path that a deposit of this page leads to, where its block names one in place of the page of the deposit. */
export function readDepositReturnPath(): string | null {
  return document.querySelector<HTMLElement>('[data-deposit-next]')?.dataset['depositNext'] ?? null;
}
