import { createHash } from 'node:crypto'
import { Problem, tidySign, type Captcha } from '@atrium/shared-utility/contract'
import { captchaWorkText } from '@atrium/shared-utility/model'
import type { Context } from '../../foundation/call/context/context.ts'
import { platform } from '../../foundation/db/scope.ts'
import { sameText } from '../../foundation/process/secrets/secrets.ts'
import { newCaptcha, readCaptcha } from './new-captcha.ts'
import { spendOnce } from './queries.ts'

export type CaptchaAnswer = { captchaId?: string; captcha?: string; captchaWork?: number }
type Surroundings = Pick<Context, 'services' | 'now' | 'lang'>

/**
 * Whether the captcha that comes with a call was solved; false when none comes. Each is good for one answer, right or
 * wrong. Throws captchaWrong, with another one to solve.
 */
export async function answerCaptcha(typed: CaptchaAnswer, context: Surroundings) {
  const { captchaId = '', captcha = '', captchaWork = -1 } = typed
  if (captchaId === '') return false
  const { services, now } = context
  const asked = readCaptcha(captchaId, services.secrets)
  const isWorked = zeroBits(captchaWorkText(captchaId, captchaWork)) >= (asked?.bits ?? 0)
  if (asked === null || asked.until <= now.getTime() || !isWorked) throw captchaWrong(asked?.kind, context)
  const spent = { code: captchaId, until: new Date(asked.until) }
  // In a transaction of its own: a later refusal of the call must not make the captcha usable again.
  const isFirst = await services.tx(platform, (db) => spendOnce(db, spent))
  if (!isFirst || !sameText(normal(captcha), asked.answer)) throw captchaWrong(asked.kind, context)
  return true
}

/** The refusal that asks for a captcha, and carries one. */
export function captchaRequired({ lang, now, services: { secrets } }: Surroundings) {
  return new Problem('captchaRequired', newCaptcha({ kind: 'picture', lang, now, secrets }))
}

// A person who chose the sum in words gets another sum.
function captchaWrong(kind: Captcha['kind'] = 'picture', { lang, now, services: { secrets } }: Surroundings) {
  return new Problem('captchaWrong', newCaptcha({ kind, lang, now, secrets }))
}

function normal(typed: string) {
  return tidySign(typed).replaceAll(/\s/g, '').toUpperCase()
}

function zeroBits(text: string) {
  return Math.clz32(createHash('sha256').update(text).digest().readUInt32BE())
}
