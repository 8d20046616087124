/** The parts of the libraries that Directus gives to extensions of its Data Studio. */

declare module 'vue' {
  export interface Ref<Value> {
    value: Value;
  }
  export type Child = object | string | null | undefined | readonly Child[];
  export function ref<Value>(value: Value): Ref<Value>;
  export function onMounted(work: () => void): void;
  export function onBeforeUnmount(work: () => void): void;
  export function h(type: unknown, props: object | null, children?: Child | { default: () => Child }): object;
  export function resolveComponent(name: string): unknown;
  export const Teleport: unknown;
  export function defineComponent<Props>(options: {
    readonly props: readonly string[];
    readonly setup: (props: Readonly<Props>) => () => Child;
  }): object;
}

declare module '@directus/extensions-sdk' {
  export function useApi(): import('./directus-api.ts').DirectusApi;
}
