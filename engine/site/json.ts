export type JsonObject = Readonly<Record<string, unknown>>;

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export interface Identified extends JsonObject {
  readonly id: string;
}

/** Whether a list holds nothing but objects with an `id`. */
export function isIdentified(list: readonly unknown[]): list is readonly Identified[] {
  return list.every((item) => isObject(item) && typeof item['id'] === 'string');
}
