import { Problem } from '@atrium/shared-utility/contract'
import { answerCaptcha, captchaRequired, type CaptchaAnswer } from '../../identity/captcha/answer-captcha.ts'
import type { Context } from '../context/context.ts'
import { platform } from '../db/scope.ts'
import { bookAttempt, bookWithoutCaptcha, secondsBlocked, unbookAttempt, type Limit } from './throttle.ts'

type Booking = Pick<Context, 'services' | 'now' | 'putRight'>

/** Books an attempt, or throws tooManyAttempts. In a transaction of its own: a refusal must not take it back. */
export async function bookOrRefuse(limits: readonly Limit[], context: Booking) {
  const { services, now } = context
  refuseFor(await services.tx(platform, (db) => bookAttempt(db, limits, now)))
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
  // Before the captcha is used up: what is used up is kept for a while, and whoever must wait gets nothing kept.
  if (typed.captchaId) refuseFor(await services.tx(platform, (db) => secondsBlocked(db, limits, now)))
  const book = (await answerCaptcha(typed, context)) ? bookAttempt : bookWithoutCaptcha
  const seconds = await services.tx(platform, (db) => book(db, limits, now))
  if (seconds === null) throw captchaRequired(context)
  refuseFor(seconds)
  unbookWhenOverloaded(limits, context)
}

function refuseFor(seconds: number) {
  if (seconds > 0) throw new Problem('tooManyAttempts', { seconds })
}

// Nobody has looked at what was typed: that is no failure of the person.
function unbookWhenOverloaded(limits: readonly Limit[], { putRight }: Booking) {
  putRight(async (db, why) => {
    if (why instanceof Problem && why.code === 'overloaded') await unbookAttempt(db, limits)
  })
}
