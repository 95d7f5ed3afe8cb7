import { hash } from 'node:crypto'
import type { Captcha } from '@atrium/shared-utility/contract'
import { captchaWorkText } from '@atrium/shared-utility/model'
import type { Client } from '../../../test/client.ts'
import { newSum, answerOf, askSum } from '../question.ts'

/** A sign-in as a person makes it: if a captcha is asked for, they solve it and send the rest again. */
export async function trySignIn(browser: Client, typed: { loginId: string; password: string }) {
  const answer = await browser.tryCall('signIn', typed)
  if (answer.error !== 'captchaRequired') return answer
  return browser.tryCall('signIn', { ...typed, ...(await solvedCaptcha(browser)) })
}

/** Solves a sum in words as a person would, and does the work as a page would. */
export async function solvedCaptcha(browser: Client) {
  const asked = await browser.call('getCaptcha', { kind: 'question' }, { headers: { 'accept-language': 'zh-CN' } })
  return { captchaId: asked.captchaId, captcha: solveSum(asked.content), captchaWork: workFor(asked) }
}

export function workFor({ captchaId, bits }: Captcha) {
  for (let work = 0; ; work += 1) {
    const digest = hash('sha256', captchaWorkText(captchaId, work), 'buffer')
    if (Math.clz32(digest.readUInt32BE()) >= bits) return work
  }
}

function solveSum(question: string) {
  for (const sum of everySum()) if (askSum(sum, 'zh-CN') === question) return String(answerOf(sum))
  throw new Error(`no sum reads “${question}”`)
}

function everySum() {
  return [0, 1].flatMap((plus) =>
    Array.from({ length: 15 }, (_, one) => one + 6).flatMap((one) =>
      Array.from({ length: 5 }, (_, other) => newSum(pick([one, other + 1, plus]))),
    ),
  )
}

function pick(values: number[]) {
  const rest = [...values]
  return () => rest.shift() ?? 0
}
