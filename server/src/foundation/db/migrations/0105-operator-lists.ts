import { forward } from './run.ts'

/**
 * Operators look through a million people: each order of a list, and each filter that few rows fulfil, has an index
 * with all that it is filtered by. A walk soon finds what nearly all rows fulfil, which needs no index.
 */
export const operatorLists = forward(`
drop index user_account_created;
drop index user_account_last_login;
create index user_account_created on user_account (created_at, id) ${account()} where deleted_at is null;
create index user_account_last_login on user_account (last_login_at, id) ${account()} where deleted_at is null;
-- Who never signed in comes last, whichever way.
create index user_account_lately_here on user_account (last_login_at desc nulls last, id desc) ${account()}
  where deleted_at is null;
-- Also finds somebody by a whole name, whose account may be gone.
create index user_account_sort_name on user_account (name collate atrium_name, id)
  include (status, is_root, platform_type, deleted_at);
create index user_account_state on user_account (status, created_at, id) where deleted_at is null and status <> 'active';
create index user_account_root on user_account (created_at, id) where deleted_at is null and is_root;
create index user_account_platform on user_account (platform_type, created_at, id)
  where deleted_at is null and platform_type is not null;

create index session_live_space on session (ent_id) where ended_at is null;
create index session_live_ip on session (ip) where ended_at is null;

create unique index bulk_row_user on bulk_row (bulk_id, user_id);

-- What was refused is rare, and looked for; so are sign-ins from somewhere or in some way.
create index audit_log_denied on audit_log (at, id) where result = 'denied';
create index audit_log_denied_action on audit_log (action, at, id) where result = 'denied';
create index audit_log_sign_in_ip on audit_log (ip, at, id) where action = 'signIn';
create index audit_log_sign_in_method on audit_log ((diff ->> 'method'), at, id) where action = 'signIn';
create index audit_log_sign_in_reason on audit_log ((diff ->> 'reason'), at, id)
  where action = 'signIn' and diff ->> 'reason' is not null;

drop index message_by_moment;
create index message_by_moment on message (publish_at desc nulls last, id desc) where key is null;
`)

/** The columns that people are filtered by, so that counting and finding a page read the index alone. */
function account() {
  return 'include (status, is_root, platform_type)'
}
