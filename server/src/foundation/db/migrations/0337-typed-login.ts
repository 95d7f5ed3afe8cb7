import { forward } from './run.ts'

/** People type this address: it leads to the sign-in, and who is signed in already goes home from there. */
export const typedLogin = forward(`
insert into route (id, path, redirect, public) values ('login', '/login', '/home/login', true) on conflict do nothing;
`)
