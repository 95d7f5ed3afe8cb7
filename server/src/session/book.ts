import { Problem } from '@atrium/shared-utility/contract'
import { answerCaptcha, captchaRequired, type CaptchaAnswer } from '../captcha/answer-captcha.ts'
import type { Context } from '../context.ts'
import { platform } from '../db/scope.ts'
import { bookAttempt, bookWithoutCaptcha, secondsBlocked, type Limit } from './throttle.ts'

/** Books an attempt, or throws tooManyAttempts. In a transaction of its own: a refusal must not take it back. */
export async function bookOrRefuse(limits: readonly Limit[], { services, now }: Pick<Context, 'services' | 'now'>) {
  refuseFor(await services.tx(platform, (db) => bookAttempt(db, limits, now)))
}

/**
 * The same for calls that anybody may make: after some failures only what comes with a solved captcha is an attempt.
 * Throws captchaRequired and captchaWrong, too; both carry the next captcha.
 */
export async function bookOrAskCaptcha(
  limits: readonly Limit[],
  typed: CaptchaAnswer,
  context: Pick<Context, 'services' | 'now' | 'lang'>,
) {
  const { services, now } = context
  // Before the captcha is used up: what is used up is kept for a while, and whoever must wait gets nothing kept.
  if (typed.captchaId) refuseFor(await services.tx(platform, (db) => secondsBlocked(db, limits, now)))
  const book = (await answerCaptcha(typed, context)) ? bookAttempt : bookWithoutCaptcha
  const seconds = await services.tx(platform, (db) => book(db, limits, now))
  if (seconds === null) throw captchaRequired(context)
  refuseFor(seconds)
}

function refuseFor(seconds: number) {
  if (seconds > 0) throw new Problem('tooManyAttempts', { seconds })
}
