import type { Hono } from 'hono';
import type { WireCallDescriptor } from '#schemas/api/call.ts';
import { heartbeat } from '#schemas/generated/api/heartbeat.wire-calls.gen.ts';

/** The heartbeat needs no headers: browsers request it directly. */
export function addBlankHeartbeatPageRoute(app: Hono): void {
  defineHtmlRoute(app, heartbeat, '<!doctype html><title>.</title>');
}

function defineHtmlRoute(app: Hono, { method, path }: WireCallDescriptor<undefined, undefined>, html: string): void {
  app.on(method, path, (c) => c.html(html));
}
