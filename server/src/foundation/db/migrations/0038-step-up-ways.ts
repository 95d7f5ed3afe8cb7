import { forward } from './run.ts'

/**
 * A signed-in person who goes out to a messenger or a provider to prove again who they are: the one session that this
 * confirms. Codes by SMS get a purpose of their own for the same.
 */
export const stepUpWays = forward(`
alter table sign_on add column step_up_session_id text references session on delete cascade;
alter table messenger_state add column step_up_session_id text references session on delete cascade;
create index sign_on_step_up on sign_on (step_up_session_id) where step_up_session_id is not null;
create index messenger_state_step_up on messenger_state (step_up_session_id) where step_up_session_id is not null;

alter table verify_code drop constraint verify_code_purpose_check;
alter table verify_code add constraint verify_code_purpose_check
  check (purpose in ('login', 'register', 'bind', 'reset', 'twoStep', 'phone', 'stepUp'));
`)
