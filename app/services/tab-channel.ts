/** A channel between the tabs of a shop, as much of a `BroadcastChannel` as the page uses. */
export interface TabChannel {
  postMessage(message: unknown): void;
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
  close(): void;
}
