export { signLink } from '#engine/server/signed-link.ts';
export { DEFAULT_CACHING, type ServerSettings } from './settings.ts';
export { openShopServer, type ShopServer } from './shop-server.ts';
