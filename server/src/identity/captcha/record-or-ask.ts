import { answerCaptcha, captchaRequired, type CaptchaAnswer } from './answer-captcha.ts'
import type { Context } from '../../foundation/call/context/context.ts'
import { platform } from '../../foundation/db/scope.ts'
import {
  recordAttempt,
  recordWithoutCaptcha,
  secondsBlocked,
  type Limit,
} from '../../foundation/call/limit/throttle-query.ts'
import { type Recording, refuseFor, endRefused } from '../../foundation/call/limit/record-attempt.ts'

/**
 * The same for calls that an anonymous caller may make: after some failures only a solved captcha makes an attempt
 * count. Throws captchaRequired and captchaWrong, too; both carry the next captcha.
 */
export async function recordOrAskCaptcha(
  limits: readonly Limit[],
  typed: CaptchaAnswer,
  context: Recording & Pick<Context, 'lang'>,
) {
  const { services, now } = context
  // Before the captcha is used up: a used one is stored for a while, and a caller who must wait gets nothing stored.
  if (typed.captchaId) refuseFor(await services.tx(platform, (db) => secondsBlocked(db, limits, now)))
  const record = (await answerCaptcha(typed, context)) ? recordAttempt : recordWithoutCaptcha
  const seconds = await services.tx(platform, (db) => record(db, limits, now))
  if (seconds === null) throw captchaRequired(context)
  refuseFor(seconds)
  endRefused(limits, context)
}
