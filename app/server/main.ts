export { signLink } from '#engine/server/signed-link.ts';
export { DEFAULT_CACHING, type ServerSettings } from './settings.ts';
export { type HttpServerOfAllBrands, openHttpServerOfAllBrands } from './shop-server.ts';
