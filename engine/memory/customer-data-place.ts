/** A customer of a brand, by the id that the commerce API gave them. */
export interface CustomerReference {
  /** Key of the site. */
  readonly site: string;
  readonly customerId: string;
  /** Devices that the customer has signed in on, as far as they are known. */
  readonly deviceIds: readonly string[];
}

/** A place in the memory of a process that may hold data of customers. */
export interface CustomerDataPlace {
  /** Name, as the inventory of `docs/security.md` has it. */
  readonly place: string;
  /** Returns the entries of a customer, without tokens. */
  list(customer: CustomerReference): readonly object[];
  /** Removes what `list` finds, and returns the number of entries. */
  erase(customer: CustomerReference): number;
  /** Removes expired entries at this moment, in epoch milliseconds. Missing where entries do not expire. */
  removeExpired?(now: number): void;
}
