import type { GeneratedAlways } from 'kysely'
import type { Filled } from './column.ts'

export type UserAccountTable = {
  id: string
  login_id: string
  /** `login_id` normalised (NFKC) and in lower case: unique. */
  login_id_norm: string
  name: string
  phone: string | null
  /** The number that the person has proven by a code; whoever has it may sign in by SMS. */
  phone_e164: string | null
  phone_verified_at: Date | null
  email: string | null
  /** When its person opened a link that was mailed there; before that the address counts for nothing. */
  email_verified_at: Date | null
  /** 7 or 9 for people of the platform, null for everybody else. */
  platform_type: number | null
  status: Filled<'invited' | 'active' | 'suspended'>
  avatar: string | null
  locale: string | null
  is_root: Filled<boolean>
  /** The enterprise whose messenger or provider made the account: it belongs to no other one while this is set. */
  made_by_ent_id: string | null
  /** The enterprise whose administrator has reset the account: it belongs to no other one before its person frees it. */
  reset_by_ent_id: string | null
  /** Rises whenever what proves the person is another: what was asked for before is void. */
  pending_generation: Filled<number>
  last_login_at: Date | null
  last_login_ip: string | null
  /** Login id and name, in the form that they are searched in. */
  search_text: GeneratedAlways<string>
  /** A bit for each type that its person has in an enterprise, kept by triggers on memberships. */
  member_kinds: GeneratedAlways<number>
  version: Filled<number>
  created_at: Filled<Date>
  updated_at: Filled<Date>
  deleted_at: Date | null
}

export type CredentialTable = {
  user_id: string
  kind: Filled<'password'>
  /** The hash with its parameters, as a PHC string. */
  phc: string
  set_at: Filled<Date>
  expires_at: Date | null
  /** True while the password is the one that the platform made up. */
  initial: Filled<boolean>
  /** That password, sealed with the key of the data folder; erased by the first sign-in. */
  initial_secret: string | null
  /** When an initial password began its one session. */
  used_at: Date | null
  /** When an operator asked for another one: it is due while none was set since. */
  change_asked_at: Date | null
}

export type SessionTable = {
  id: string
  /** SHA-256 of the cookie's token. */
  token_hash: Buffer
  user_id: string
  ent_id: string | null
  aal: Filled<number>
  amr: Filled<string[]>
  auth_time: Filled<Date>
  step_up_at: Date | null
  /** Where `amr` has the device: when that was trusted. */
  device_trusted_at: Date | null
  remember: Filled<boolean>
  /** The refresh cookie that this session came with, if its person is to stay signed in. */
  family_id: string | null
  /** Set when an enterprise vouched for the person: the session opens that one alone. */
  only_ent_id: string | null
  /** The id that it had before it was renewed for the first time; null for one that never was. */
  line_id: string | null
  /** Set where an operator acts as the person. */
  acting_id: string | null
  created_at: Filled<Date>
  last_seen_at: Filled<Date>
  idle_until: Date
  abs_until: Date
  ip: string | null
  user_agent: string | null
  ended_at: Date | null
  end_reason: string | null
}

/** An operator who acts, or acted, as somebody in an enterprise. */
export type ActingTable = {
  id: string
  user_id: string
  ent_id: string
  operator_id: string
  /** The line of the operator's own session. */
  operator_line: string
  reason: string
  may_change: Filled<boolean>
  begun_at: Date
  until: Date
  ended_at: Date | null
  /** When the person said that they know of it. */
  seen_at: Date | null
}

/** A browser that a person has signed in from, by the hash of its cookie. */
export type KnownDeviceTable = {
  user_id: string
  device_hash: Buffer
  /** Names it to its person, and opens nothing. */
  id: Filled<string>
  user_agent: string | null
  /** When its person first proved themself in it, if ever. */
  proven_at: Date | null
  first_used_at: Filled<Date>
  last_used_at: Filled<Date>
}

/** `bucket` is a SHA-256 of kind and subject. */
export type ThrottleTable = {
  bucket: string
  count: Filled<number>
  first_at: Filled<Date>
  blocked_until: Date | null
  in_flight: Filled<number>
  in_flight_at: Date | null
}

/** How often something was refused, and how many of those no row of the audit log stands for yet. */
export type RefusedAttemptTable = {
  bucket: string
  count: number
  untold: Filled<number>
  left_out: Filled<number>
  first_at: Date
}

/** `ticket_hash` and `secret_hash` are SHA-256 of what the QR code and the cookie carry. */
export type ScanTicketTable = {
  ticket_hash: Buffer
  secret_hash: Buffer
  state: Filled<'new' | 'scanned' | 'confirmed' | 'consumed' | 'cancelled'>
  number: number
  numbers: number[]
  /** Who scanned it. */
  user_id: string | null
  /** Set when the one who confirmed it was let in by that enterprise's word: so is the computer. */
  only_ent_id: string | null
  /** Of the session that confirmed: when its person proved who they are. */
  auth_time: Date | null
  /** When the session that confirmed ends at the latest. */
  session_until: Date | null
  ip: string
  user_agent: string
  expires_at: Date
}
