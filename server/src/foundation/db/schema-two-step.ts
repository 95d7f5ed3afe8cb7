import type { Filled } from './column.ts'

/** One row, id 1: the policy for people of the platform. */
export type TwoStepPlatformTable = {
  id: number
  open: Filled<boolean>
  effective_time: Date | null
  apply_to: Filled<'all' | 'operators'>
  trust_device_days: Filled<number>
}

export type TotpTable = {
  user_id: string
  id: string
  /** Base32, sealed with the key of the data folder; null until the first code has confirmed one. */
  seed: string | null
  last_step: Filled<number>
  confirmed_at: Date | null
  pending_seed: string | null
}

/** The account's telephone, as a second factor. */
export type SmsFactorTable = { user_id: string; id: string; confirmed_at: Date }

/** One salt for all codes of a person; it is there as long as a factor is. */
export type RecoverySaltTable = { user_id: string; salt: Buffer }

export type RecoveryCodeTable = { user_id: string; hash: Buffer }

/** `token_hash` is a SHA-256 of the cookie's token. */
export type TrustedDeviceTable = {
  token_hash: Buffer
  user_id: string
  /** The known browser that it belongs to, and is forgotten with. */
  device_hash: Buffer
  /** Each policy counts its days from here. */
  trusted_at: Date
  /** By what factor, as a session's `amr` names it; null where that is not known. */
  method: string | null
  /** No longer than was said when it was trusted, whatever a policy says since. */
  trusted_until: Date
}

export type PasskeyTable = {
  id: string
  user_id: string
  /** As its authenticator made it, in base64url. */
  credential_id: string
  public_key: Buffer
  /** How often it has signed, as far as it counts; 0 when it does not. */
  counter: number
  transports: Filled<string[]>
  name: string
  created_at: Date
  last_used_at: Date | null
}

export type PasskeyChallengeTable = {
  session_id: string
  purpose: 'add' | 'check'
  challenge: string
  expires_at: Date
}
