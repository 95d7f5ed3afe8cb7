import { createHmac, randomBytes } from 'node:crypto'
import { sameText } from '../../foundation/secrets/secrets.ts'

const stepMs = 30_000
const digits = 6
const seedBytes = 20
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
const issuer = 'Atrium'

/** A new secret, base32 as authenticator apps take it. */
export function newSeed() {
  return toBase32(randomBytes(seedBytes))
}

/** What an app reads from the QR code; the defaults are spelled out, for some apps have others. */
export function totpUri(seed: string, account: string) {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`
  return `otpauth://totp/${label}?secret=${seed}&issuer=${issuer}&algorithm=SHA1&digits=${digits}&period=${stepMs / 1000}`
}

/** The step whose code this is, one before or after now included, for clocks differ; null when it is none's. */
export function matchingStep(seed: string, code: string, now: Date) {
  const current = stepOf(now)
  return [current, current - 1, current + 1].find((step) => sameText(codeAt(seed, step), code)) ?? null
}

export function stepOf(now: Date) {
  return Math.floor(now.getTime() / stepMs)
}

/** RFC 6238 with SHA-1, over RFC 4226's truncation. */
export function codeAt(seed: string, step: number) {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', fromBase32(seed)).update(counter).digest()
  const offset = mac.readUInt8(mac.length - 1) & 0x0f
  const number = (mac.readUInt32BE(offset) & 0x7fffffff) % 10 ** digits
  return String(number).padStart(digits, '0')
}

function toBase32(bytes: Buffer) {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  const groups = bits.match(/.{1,5}/g) ?? []
  return groups.map((group) => alphabet.charAt(Number.parseInt(group.padEnd(5, '0'), 2))).join('')
}

function fromBase32(text: string) {
  const bits = Array.from(text, (letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('')
  const bytes = bits.match(/.{8}/g) ?? []
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)))
}
