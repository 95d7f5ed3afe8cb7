/** A table as it is written of one enterprise: its rows in the order of their keys, with these columns and no others. */
export type Part = { name: string; keys: readonly string[]; columns: readonly string[] }

/**
 * All that an enterprise has, as far as it may leave the platform. What lets somebody in is in no line of it: a test compares
 * the columns with those that are reviewed as secrets, and every table that names an enterprise with these and with what it
 * says is left out.
 */
export const parts: readonly Part[] = [
  part('enterprise', 'id', [
    'name short_name ent_type parent_id private is_control saas_ent_type saas_id status owner_user_id user_quota',
    'user_count storage_quota_mb app_quota expires_at home_link acting_forbidden created_at updated_at closes_at',
  ]),
  part('ent_style', 'ent_id', ['name name_en color logo_id updated_at']),
  part('person', 'id', ['login_id name phone email avatar status locale last_login_at created_at']),
  part('membership', 'user_id', ['user_type status title is_owner joined_at left_at return_until last_used_at']),
  part('role', 'id', ['module code name name_en detail sort built_in enabled']),
  part('role_member', 'role_id user_id', []),
  part('role_permission', 'role_id permission', []),
  part('two_step_setting', 'ent_id', ['open effective_time methods apply_to role_ids trust_device_days']),
  part('password_policy', 'ent_id', ['min_length min_kinds max_age_days history']),
  part('application', 'id', ['code name name_en icon url kind version visible sort']),
  part('navigation_item', 'id', ['name name_en icon url target sort']),
  part('route', 'id', ['path kind app redirect title open public user_types enabled']),
  part('invitation', 'id', [
    'purpose user_type role_ids phone domain quota used expires_at revoked_at created_by created_at',
  ]),
  part('connector', 'id', [
    'name issuer client_id joins joining_type joining_role_ids trusts_own_domains enabled created_at updated_at',
  ]),
  part('connector_domain', 'domain', ['proof verified_at created_at']),
  part('connector_identity', 'connector_id subject', ['user_id email created_at last_used_at']),
  part('messenger_app', 'type', ['corp_id agent_id app_id lark_domain tenant_key is_enabled can_register updated_at']),
  part('identity_binding', 'id', [
    'provider subject_scope external_id union_id user_id nickname bound_at last_used_at unbound_at',
  ]),
  part('message', 'id', [
    'title_zh content_zh title_en content_en level pinned url publish_at expire_at status withdrawn_at created_by created_at',
  ]),
  part('setting', 'key', ['value updated_at']),
  part('app_whitelist', 'id', ['kind value note enabled expires_at']),
  part('stored_file', 'id', [
    'purpose name media_type status size_bytes sha256 created_by created_at changed_at expires_at',
  ]),
  part('acting', 'id', ['user_id operator_id reason may_change begun_at until ended_at seen_at']),
  part('package_enterprise', 'package_id', []),
  part('audit_log', 'seq', [
    'id at actor_id actor_type action target_kind target_id result ip user_agent diff prev_hash hash',
  ]),
]

function part(name: string, keys: string, columns: readonly string[]): Part {
  const own = keys.split(' ')
  const others = columns.flatMap((line) => line.split(' '))
  return { name, keys: own, columns: [...own.filter((key) => key !== 'ent_id'), ...others] }
}
