import { forward } from './run.ts'

/** Whom a comment has told: a mention that is taken out and put in again tells its person no second time. */
export const toldOfComments = forward(`
alter table record_comment add column told text[] not null default '{}';
grant update (told) on record_comment to atrium_app;
`)
