import { randomBytes } from 'node:crypto'
import type { Context } from '../../../foundation/call/context/context.ts'
import { sameText } from '../../../foundation/process/secrets/secrets.ts'
import { challengeMs } from './challenge.ts'

type Surroundings = Pick<Context, 'now' | 'services'>

const payloadBytes = 24
/** The length in base64url; the digest follows. */
const payloadLength = (payloadBytes * 4) / 3

/**
 * A challenge for a browser in which no person is signed in. It carries its own end and the proof of which browser it
 * is for, so that anonymous callers who ask for many leave no rows behind.
 */
export function openChallenge(browser: string, { now, services }: Surroundings) {
  const payload = randomBytes(payloadBytes)
  payload.writeBigUInt64BE(BigInt(now.getTime() + challengeMs), payloadBytes - 8)
  const text = payload.toString('base64url')
  return text + digestOf({ text, browser }, services)
}

/** Until when this browser may answer it; null when it is another's, too old, or none of ours. */
export function endOf(challenge: string, browser: string, { now, services }: Surroundings) {
  const [text, digest] = [challenge.slice(0, payloadLength), challenge.slice(payloadLength)]
  if (!sameText(digest, digestOf({ text, browser }, services))) return null
  const until = new Date(Number(Buffer.from(text, 'base64url').readBigUInt64BE(payloadBytes - 8)))
  return until > now ? until : null
}

function digestOf({ text, browser }: { text: string; browser: string }, { secrets }: Context['services']) {
  return secrets.mac(`passkey|${browser}|${text}`)
}
