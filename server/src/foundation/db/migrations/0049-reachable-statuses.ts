import { forward } from './run.ts'

/**
 * Removes what no call has ever set: closed enterprises and accounts, locked accounts (guessing is slowed down by the
 * throttle), results of the audit log other than done and denied, codes by SMS for a lost password, which is reset by
 * mail, and the operator who began a maintenance.
 */
export const reachableStatuses = forward(`
update enterprise set status = 'suspended' where status = 'closed';
alter table enterprise drop constraint enterprise_status_check;
alter table enterprise add constraint enterprise_status_check
  check (status in ('provisioning', 'active', 'readonly', 'suspended'));

update user_account set status = 'suspended' where status in ('locked', 'closed');
alter table user_account drop constraint user_account_status_check;
alter table user_account add constraint user_account_status_check
  check (status in ('invited', 'active', 'suspended'));

alter table audit_log drop constraint audit_log_result_check;
alter table audit_log add constraint audit_log_result_check check (result in ('ok', 'denied'));

delete from verify_code where purpose = 'reset';
alter table verify_code drop constraint verify_code_purpose_check;
alter table verify_code add constraint verify_code_purpose_check
  check (purpose in ('login', 'register', 'bind', 'twoStep', 'phone', 'stepUp'));

alter table system_state drop column started_by;
`)
