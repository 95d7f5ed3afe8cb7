import type { LiveEvent } from '@atrium/shared-utility/contract'
import type { Audience } from './audience.ts'

export type News = {
  xact: bigint
  writtenAt: number
  entId: string | null
  audience: Audience['to']
  ids: readonly string[]
  event: LiveEvent
}

/** One of an application, told again, says nothing new: the same of a later moment stands for it. */
export function sameWord({ entId, audience, event }: News) {
  return audience === 'application' ? JSON.stringify([entId, event]) : null
}

/** Each word of an application once, the last one of each. */
export function eachOnce(news: readonly News[]) {
  const last = new Map(news.map((one, index) => [sameWord(one), index]))
  return news.filter((one, index) => sameWord(one) === null || last.get(sameWord(one)) === index)
}
