import { randomBytes, randomInt } from 'node:crypto'
import { captchaKinds, type Captcha, type Lang } from '@atrium/shared-utility/contract'
import { z } from 'zod'
import type { Secrets } from '../../foundation/process/secrets/secrets.ts'
import { captchaSigns } from './glyphs.ts'
import { drawPicture } from './picture.ts'
import { answerOf, askSum, newSum } from './question.ts'

const livesMs = 10 * 60_000
const signs = 5
// A sum is easier for a machine than a picture, so its page has to work twice as long: a second on a slow phone.
const bits: Record<Captcha['kind'], number> = { picture: 15, question: 16 }

/** The content of a captcha's id, sealed: nothing is stored before it is answered, so many requests store nothing. */
const sealedCaptcha = z.object({ kind: z.enum(captchaKinds), answer: z.string(), until: z.number() })

type CaptchaOptions = { kind: Captcha['kind']; lang: Lang; now: Date; secrets: Secrets }

export function newCaptcha({ kind, lang, now, secrets }: CaptchaOptions): Captcha {
  const { answer, content } = kind === 'picture' ? pictured() : asked(lang)
  const captchaId = secrets.seal(JSON.stringify({ kind, answer, until: now.getTime() + livesMs }))
  return { captchaId, kind, content, bits: bits[kind] }
}

/** Null for what is none of ours. */
export function readCaptcha(captchaId: string, secrets: Secrets) {
  try {
    const asked = sealedCaptcha.parse(JSON.parse(secrets.open(captchaId)))
    return { ...asked, bits: bits[asked.kind] }
  } catch {
    return null // Made up or cut short: as wrong as any other answer.
  }
}

function pictured() {
  const answer = Array.from({ length: signs }, () => captchaSigns.charAt(randomInt(captchaSigns.length))).join('')
  return { answer, content: drawPicture(answer, () => randomBytes(4).readUInt32LE() / 2 ** 32) }
}

function asked(lang: Lang) {
  const sum = newSum(randomInt)
  return { answer: String(answerOf(sum)), content: askSum(sum, lang) }
}
