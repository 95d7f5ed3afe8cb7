import { forward } from './run.ts'

/** Specification 2 lets everyone open the old address of the registration, which is where the new one is. */
export const oldRegistration = forward(`
insert into route (id, path, redirect, public) values ('homeregister', '/home/register', '/sign/register', true);
`)
