export { signLink } from '#engine/server/signed-link.ts';
export { DEFAULT_CACHING, type Settings } from './settings.ts';
export { openShop, type Shop } from './shop.ts';
