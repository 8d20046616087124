import { randomUUID } from 'node:crypto';
import { eventCreate } from '#schemas/generated/api/events.wire-calls.gen.ts';
import { answerBody, type Route } from '../http/route.ts';
import type { Shop } from '../shop.ts';

export function eventsRoutes(shop: Shop): Route[] {
  return [
    answerBody(eventCreate, ({ brand, now }, event) => {
      const id = randomUUID();
      shop.db
        .prepare('INSERT INTO events (id, site_key, body, created_at) VALUES (?, ?, ?, ?)')
        .run(id, brand.siteKey, JSON.stringify(event), now);
      return { result: { id } };
    }),
  ];
}
