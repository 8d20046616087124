export type JsonObject = Readonly<Record<string, unknown>>;

export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export interface ObjectWithId extends JsonObject {
  readonly id: string;
}

/** Whether a list holds nothing but objects with an `id`. */
export function isListOfObjectsWithId(list: readonly unknown[]): list is readonly ObjectWithId[] {
  return list.every((item) => isJsonObject(item) && typeof item['id'] === 'string');
}
