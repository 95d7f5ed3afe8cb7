import { forward } from './run.ts'

/**
 * A person without an enterprise has keys of their own, too. What was answered to a change is sealed from now on: the plain answers of
 * the day before go, and ids stay.
 */
export const onceForAPerson = forward(`
drop policy own on platform_sent_once;
create policy own on platform_sent_once to atrium_app
  using (user_id in (atrium_carer(), atrium_user())) with check (user_id in (atrium_carer(), atrium_user()));
delete from sent_once where made_id ~ '[^A-Za-z0-9]';
delete from platform_sent_once where made_id ~ '[^A-Za-z0-9]';
`)
