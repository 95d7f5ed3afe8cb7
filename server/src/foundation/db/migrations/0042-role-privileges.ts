import { forward } from './run.ts'

const connector = 'name, issuer, client_id, joins, joining_type, joining_role_ids, enabled, version, updated_at'
const messenger = 'corp_id, agent_id, app_id, lark_domain, tenant_key, is_enabled, can_register, version, updated_at'

/** The rights of requests of one enterprise, and nothing else. No secret is among what they read. */
const ofSpace = {
  application: 'select',
  application_pin: 'select, insert, delete',
  audit_log: 'insert',
  connector: `select (ent_id, id, created_at, ${connector}), insert, update (client_secret, ${connector}), delete`,
  connector_domain: 'select, insert, update (verified_at), delete',
  enterprise: 'select',
  identity_binding: 'select, update (unbound_at)',
  invitation: `select (ent_id, id, purpose, user_type, role_ids, phone, domain, quota, used, expires_at, revoked_at,
    created_by, created_at), insert, update (revoked_at)`,
  // The operator, an invitation or a provider makes a person a member. So no administrator makes a stranger one.
  membership: 'select, update (status, left_at)',
  message: 'select',
  message_receipt: 'select, insert',
  messenger_app: `select (ent_id, type, ${messenger}), insert, update (app_secret, ${messenger})`,
  navigation_item: 'select',
  password_platform: 'select',
  password_policy: 'select, insert, update',
  role: 'select',
  role_member: 'select, delete',
  role_permission: 'select',
  route: 'select',
  saas_category: '',
  setting: '',
  system_state: '',
  two_step_setting: 'select, insert, update',
  // The last right is for a lock: a role that locks a row must be able to change something of it.
  user_account: 'select (id, name, login_id, status, deleted_at, search_text, search_grams), update (updated_at)',
}

const all = 'select, insert, update, delete'
const kept = 'select, insert, update'

/**
 * The rights of all other requests and jobs. Rows of an enterprise end by its own hand, or with what they belong to.
 */
const ofPlatform = {
  application: 'select, insert',
  application_pin: '',
  audit_log: 'select, insert',
  bind_ticket: all,
  connector: kept,
  connector_domain: kept,
  connector_identity: all,
  consumed_code: all,
  credential: kept,
  enterprise: kept,
  identity_binding: kept,
  invitation: kept,
  job: all,
  known_device: all,
  mail_link: all,
  membership: all,
  message: 'select, insert',
  message_receipt: '',
  messenger_app: kept,
  messenger_state: all,
  messenger_token: all,
  meta: 'select, insert',
  navigation_item: 'select, insert',
  passkey: all,
  passkey_challenge: all,
  password_history: 'select, insert, delete',
  password_platform: 'select, update',
  password_policy: kept,
  password_rule: 'select',
  recovery_code: 'select, insert, delete',
  recovery_salt: all,
  refresh_family: all,
  role: kept,
  role_member: 'select, insert',
  role_permission: 'select, insert',
  route: 'select',
  saas_admin: 'select, insert',
  saas_category: 'select, insert',
  scan_ticket: all,
  security_token: all,
  session: all,
  setting: kept,
  sign_on: all,
  sms_factor: all,
  system_state: 'select, update',
  throttle: all,
  totp: all,
  trusted_device: all,
  two_step_platform: 'select, update',
  two_step_setting: kept,
  user_account: kept,
  verify_code: all,
}

/** Each role does what the code does with it; functions that run as their owner find only what they mean. */
export const rolePrivileges = forward(`
${grants('atrium_app', ofSpace)}
${grants('atrium_platform', ofPlatform)}

do $$
declare one regprocedure;
begin
  execute format('revoke create on schema %I from public', current_schema());
  for one in select oid from pg_proc where prosecdef and pronamespace = current_schema()::regnamespace loop
    -- A temporary table is found before any other, unless it is said to come last.
    execute format('alter function %s set search_path = %I, pg_temp', one, current_schema());
    -- They are triggers, which run for whoever writes the row: nobody calls them.
    execute format('revoke all on function %s from public', one);
  end loop;
end $$;
`)

function grants(role: string, privileges: Record<string, string>) {
  return Object.entries(privileges)
    .map(([table, granted]) => {
      const grant = granted === '' ? '' : `\ngrant ${granted} on ${table} to ${role};`
      return `revoke all on ${table} from ${role};${grant}`
    })
    .join('\n')
}
