/** A new call and its group. */
export interface ScaffoldedApiCall {
  /** Operation id, such as `alerts.list`. */
  readonly id: string;
  /** Name of its contract, such as `alerts`. */
  readonly group: string;
  readonly area: string;
  /** Name of its function in the client, such as `list`. */
  readonly method: string;
}
