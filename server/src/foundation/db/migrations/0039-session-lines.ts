import { forward } from './run.ts'

/**
 * A session that is renewed gets another id and row. Its line is the id that it began with, null for that first one: a
 * caller that ends a session ends it under whichever id it goes on.
 */
export const sessionLines = forward(`
alter table session add column line_id text;
`)
