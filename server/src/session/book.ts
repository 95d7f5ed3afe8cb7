import { Problem } from '@atrium/shared-utility/contract'
import { answerCaptcha, captchaRequired, type CaptchaAnswer } from '../captcha/answer-captcha.ts'
import type { Context } from '../context.ts'
import { platform } from '../db/scope.ts'
import { bookAttempt, bookWithoutCaptcha, unbookAttempt, type Limit } from './throttle.ts'

type Booking = Pick<Context, 'services' | 'now' | 'afterRefusal'>

/** Books an attempt, or throws tooManyAttempts. In a transaction of its own: a refusal must not take it back. */
export async function bookOrRefuse(limits: readonly Limit[], context: Booking) {
  const { services, now } = context
  const seconds = await services.tx(platform, (db) => bookAttempt(db, limits, now))
  if (seconds > 0) throw new Problem('tooManyAttempts', { seconds })
  unbookWhenOverloaded(limits, context)
}

/**
 * The same for calls that anybody may make: after some failures only what comes with a solved captcha is an attempt.
 * Throws captchaRequired and captchaWrong, too; both carry the next captcha.
 */
export async function bookOrAskCaptcha(
  limits: readonly Limit[],
  typed: CaptchaAnswer,
  context: Booking & Pick<Context, 'lang'>,
) {
  const { services, now } = context
  const book = (await answerCaptcha(typed, context)) ? bookAttempt : bookWithoutCaptcha
  const seconds = await services.tx(platform, (db) => book(db, limits, now))
  if (seconds === null) throw captchaRequired(context)
  if (seconds > 0) throw new Problem('tooManyAttempts', { seconds })
  unbookWhenOverloaded(limits, context)
}

// Nobody has looked at what was typed: that is no failure of the person.
function unbookWhenOverloaded(limits: readonly Limit[], { afterRefusal }: Booking) {
  afterRefusal(async (db, why) => {
    if (why instanceof Problem && why.code === 'overloaded') await unbookAttempt(db, limits)
  })
}
