import type { Insertable, Selectable } from 'kysely'
import type { Filled, Json } from './column.ts'
import type { ConsumedCodeTable, MailLinkTable, RefreshFamilyTable, SecurityTokenTable } from './schema-entrance.ts'
import type {
  BindTicketTable,
  IdentityBindingTable,
  MessengerAppTable,
  MessengerStateTable,
  MessengerTokenTable,
} from './schema-messenger.ts'
import type { ConnectorDomainTable, ConnectorIdentityTable, ConnectorTable, SignOnTable } from './schema-connector.ts'
import type { OtherTables } from './schema-other.ts'
import type { ExportTable, StoredFileTable } from './schema-file.ts'
import type { MessageReadCountTable, MessageReceiptTable, MessageTable, MessageToReaderView } from './schema-message.ts'
import type { EnterpriseTable, JobTable, LiveEventTable, SaasAdminTable, SaasCategoryTable } from './schema-platform.ts'
import type {
  PasswordHistoryTable,
  PasswordPlatformTable,
  PasswordPolicyTable,
  PasswordRuleView,
} from './schema-password.ts'
import type {
  CredentialTable,
  KnownDeviceTable,
  ScanTicketTable,
  ActingTable,
  SessionTable,
  RefusedAttemptTable,
  ThrottleTable,
  UserAccountTable,
} from './schema-person.ts'
import type {
  ApplicationPinTable,
  ApplicationTable,
  MembershipTable,
  NavigationItemTable,
  RoleMemberTable,
  RolePermissionTable,
  RoleTable,
  TwoStepSettingTable,
} from './schema-space.ts'
import type { InvitationTable, VerifyCodeTable } from './schema-sms.ts'
import type {
  PasskeyChallengeTable,
  PasskeyTable,
  RecoveryCodeTable,
  RecoverySaltTable,
  SmsFactorTable,
  TotpTable,
  TrustedDeviceTable,
  TwoStepPlatformTable,
} from './schema-two-step.ts'

/**
 * Every table, as the migrations leave it. Names are the database's own (snake_case, no renaming plug-in), so that a
 * query reads like its SQL. `T` in a comment marks a tenant table: its key begins with `ent_id`, and row-level
 * security shows it to the role `atrium_app` only for the enterprise in `app.ent_id`.
 */
export type Database = OtherTables & {
  enterprise: EnterpriseTable
  job: JobTable
  stored_file: StoredFileTable
  export: ExportTable
  saas_category: SaasCategoryTable
  saas_admin: SaasAdminTable
  user_account: UserAccountTable
  credential: CredentialTable
  session: SessionTable
  acting: ActingTable
  throttle: ThrottleTable
  refused_attempt: RefusedAttemptTable
  consumed_code: ConsumedCodeTable
  refresh_family: RefreshFamilyTable
  mail_link: MailLinkTable
  security_token: SecurityTokenTable
  known_device: KnownDeviceTable
  scan_ticket: ScanTicketTable
  membership: MembershipTable
  role: RoleTable
  role_member: RoleMemberTable
  role_permission: RolePermissionTable
  two_step_setting: TwoStepSettingTable
  two_step_platform: TwoStepPlatformTable
  password_platform: PasswordPlatformTable
  password_policy: PasswordPolicyTable
  password_rule: PasswordRuleView
  password_history: PasswordHistoryTable
  totp: TotpTable
  sms_factor: SmsFactorTable
  recovery_salt: RecoverySaltTable
  recovery_code: RecoveryCodeTable
  passkey: PasskeyTable
  passkey_challenge: PasskeyChallengeTable
  verify_code: VerifyCodeTable
  invitation: InvitationTable
  trusted_device: TrustedDeviceTable
  messenger_app: MessengerAppTable
  identity_binding: IdentityBindingTable
  messenger_state: MessengerStateTable
  bind_ticket: BindTicketTable
  messenger_token: MessengerTokenTable
  application: ApplicationTable
  application_pin: ApplicationPinTable
  navigation_item: NavigationItemTable
  connector: ConnectorTable
  connector_domain: ConnectorDomainTable
  connector_identity: ConnectorIdentityTable
  sign_on: SignOnTable
  live_event: LiveEventTable
  message: MessageTable
  message_to_reader: MessageToReaderView
  message_receipt: MessageReceiptTable
  message_read_count: MessageReadCountTable
  system_state: SystemStateTable
  setting: SettingTable
  audit_cut: { chain: string; seq: number; hash: string; cut_at: Filled<Date> }
  route: RouteTable
  audit_log: AuditLogTable
  meta: { key: string; value: Json<unknown>; updated_at: Filled<Date> }
}

/** One row, id 1. */
type SystemStateTable = {
  id: number
  is_sys_updating: Filled<boolean>
  reason: string | null
  eta: Date | null
  /** The update that has turned it on; null where somebody did by hand. */
  update_id: string | null
  generation: Filled<number>
  updated_at: Filled<Date>
}

/** `scope` is `platform` or an enterprise id. */
type SettingTable = {
  scope: string
  key: string
  value: Json<unknown>
  secret: Filled<boolean>
  version: Filled<number>
  changed_by: string | null
  audit_id: string | null
  updated_at: Filled<Date>
}

/** Routes that no parcel declares: redirects, and what one enterprise has of its own. */
type RouteTable = {
  id: string
  ent_id: string | null
  path: string
  kind: Filled<string>
  app: string | null
  redirect: string | null
  /** Key of the title in the language dictionary; empty on redirects. */
  title: Filled<string>
  open: Filled<boolean>
  public: Filled<boolean>
  user_types: number[] | null
  enabled: Filled<boolean>
}

/** Append-only: no role of the requests may change or delete a row. */
type AuditLogTable = {
  id: string
  at: Filled<Date>
  ent_id: string | null
  actor_id: string | null
  actor_type: number | null
  session_id: string | null
  action: string
  target_kind: string
  target_id: string
  result: Filled<'ok' | 'denied'>
  ip: string | null
  user_agent: string | null
  request_id: string | null
  diff: Json<unknown> | null
  /** Its place in the chain of its enterprise, from 1 on; this and the hashes are set by the database. */
  seq: Filled<number>
  /** Hexadecimal SHA-256; 64 zeros in the first row of a chain. */
  prev_hash: Filled<string>
  hash: Filled<string>
}

export type Row<T extends keyof Database> = Selectable<Database[T]>
export type NewRow<T extends keyof Database> = Insertable<Database[T]>
