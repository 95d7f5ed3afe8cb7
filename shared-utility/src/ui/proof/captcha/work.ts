import { captchaWorkText } from '../../../model/index.ts'
import { sha256Start } from './sha256.ts'

const triesAtOnce = 2000

/** Finds the number that a captcha asks for, in pieces, so that the page stays alive. Null when it was stopped. */
export async function workOn({ captchaId, bits }: { captchaId: string; bits: number }, signal: AbortSignal) {
  for (let from = 0; !signal.aborted; from += triesAtOnce) {
    for (let work = from; work < from + triesAtOnce; work += 1)
      if (Math.clz32(sha256Start(captchaWorkText(captchaId, work))) >= bits) return work
    await pause()
  }
  return null
}

function pause() {
  return new Promise((resolve) => {
    setTimeout(resolve)
  })
}
