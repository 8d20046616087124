/** One way in which a value misses its schema, with what it takes to word it. `at` points at the value. */
export type SchemaProblem =
  | { readonly kind: 'type'; readonly at: string; readonly value: unknown; readonly expected: readonly string[] }
  | { readonly kind: 'missing'; readonly at: string; readonly properties: readonly string[]; readonly about: string }
  | { readonly kind: 'unknown'; readonly at: string; readonly property: string; readonly known: readonly string[] }
  | { readonly kind: 'value'; readonly at: string; readonly value: unknown; readonly allowed: readonly unknown[] }
  | { readonly kind: 'repeated'; readonly at: string; readonly value: unknown; readonly first: number }
  | {
      readonly kind: 'form';
      readonly at: string;
      readonly value: string;
      readonly pattern: string;
      readonly about: string;
    }
  | {
      readonly kind: 'range';
      readonly at: string;
      readonly measured: 'number' | 'length' | 'items';
      readonly actual: number;
      readonly bound: 'least' | 'most' | 'multiple';
      readonly limit: number;
    };
