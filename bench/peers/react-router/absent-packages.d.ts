// The packages of this peer are installed where the bench runs; each build of the peer is type-checked with them before.
// These are the parts that the check of the whole project needs without them.

declare module '@react-router/dev/routes' {
  export type RouteConfig = readonly object[];
  export function index(file: string): object;
  export function route(path: string, file: string): object;
}

declare module '@react-router/dev/config' {
  export interface Config {
    readonly ssr?: boolean;
  }
}

declare module '@react-router/dev/vite' {
  export function reactRouter(): import('vite').PluginOption[];
}

declare module '@react-router/node' {
  import type { IncomingMessage, ServerResponse } from 'node:http';
  import type { ServerBuild } from 'react-router';

  export function createRequestListener(options: {
    readonly build: ServerBuild;
    readonly mode?: string;
  }): (request: IncomingMessage, response: ServerResponse) => void;
}

// Written for each run of the bench.
declare module '*/parts-home.gen.ts' {
  export const parts: import('./shop/app/page.tsx').Parts;
}
declare module '*/parts-play.gen.ts' {
  export const parts: import('./shop/app/page.tsx').Parts;
}
declare module '*/parts-cart.gen.ts' {
  export const parts: import('./shop/app/page.tsx').Parts;
}
