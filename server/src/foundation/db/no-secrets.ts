/** What is only called like one: names, and what everybody in the enterprise may know. */
export const noSecrets = [
  // A host, an application, a call: what an enterprise may use.
  'app_whitelist.value',
  'application.code',
  'audit_cut.hash',
  'audit_log.hash',
  'audit_log.prev_hash',
  // It stands in the public record of the domain.
  'connector_domain.proof',
  'mobile_package.version_code',
  // A number that the dashboard shows.
  'figure_hour.value',
  // The id of one; of the token itself there is a hash elsewhere.
  'map_proposal.token_id',
  // What one is for.
  'map_proposal.token_label',
  'parcel_override.token_id',
  'role.code',
  'category_in_care.code',
  'saas_category.code',
  'setting.secret',
] as const
