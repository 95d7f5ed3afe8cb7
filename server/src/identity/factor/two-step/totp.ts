import { Secret, TOTP } from 'otpauth'

const stepMs = 30_000
const digits = 6
const seedBytes = 20
const issuer = 'Atrium'
/** RFC 6238 as every authenticator app has it. */
const kind = { algorithm: 'SHA1', digits, period: stepMs / 1000 }

/** A new secret, base32 as authenticator apps take it. */
export function newSeed() {
  return new Secret({ size: seedBytes }).base32
}

/** The content of the QR code for an app; the defaults are spelled out, because some apps have others. */
export function totpUri(seed: string, account: string) {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`
  return `otpauth://totp/${label}?secret=${seed}&issuer=${issuer}&algorithm=SHA1&digits=${digits}&period=${kind.period}`
}

/** The step of this code, among those one before or after now, because clocks differ; null when it fits none. */
export function matchingStep(seed: string, code: string, now: Date) {
  const secret = Secret.fromBase32(seed)
  const steps = TOTP.validate({ ...kind, secret, token: code, timestamp: now.getTime(), window: 1 })
  return steps === null ? null : stepOf(now) + steps
}

export function stepOf(now: Date) {
  return Math.floor(now.getTime() / stepMs)
}

export function codeAt(seed: string, step: number) {
  return TOTP.generate({ ...kind, secret: Secret.fromBase32(seed), timestamp: step * stepMs })
}
