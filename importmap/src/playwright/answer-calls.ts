import type { BrowserContext, Route } from '@playwright/test'
import type { Lang } from '@atrium/shared-utility/contract'
import { createAnswers, type Answers, type CallFakes } from '@atrium/shared-utility/testing/answers'

export type AnsweredCalls = Pick<Answers, 'asked' | 'change'> & {
  /** The faults of the answers themselves. */
  faults: readonly string[]
}

type Options = {
  lang?: Lang
  /** Is told of an answer that says no: browsers complain of those themselves. */
  onRefusal?: (url: string) => void
}

/** Answers these calls in the place of the server, in its own envelopes; all others reach it. */
export async function answerCalls(
  context: BrowserContext,
  fakes: CallFakes,
  { lang = 'zh-CN', onRefusal = () => undefined }: Options = {},
): Promise<AnsweredCalls> {
  const faults: string[] = []
  const { answer, asked, change } = createAnswers(fakes, { lang: () => lang, onFault: (fault) => faults.push(fault) })
  await context.route(({ pathname }) => !pathname.startsWith('/assets/'), reply)
  return { asked, change, faults }

  async function reply(route: Route) {
    if (route.request().resourceType() === 'document') return route.fallback()
    try {
      const response = await answer(requestOf(route))
      if (response === null) return await route.fallback()
      if (!response.ok) onRefusal(route.request().url())
      return await fulfil(route, response)
    } catch (error) {
      // Thrown where the test says that the network fails.
      if (!(error instanceof TypeError) || error.message !== 'Failed to fetch') throw error
      onRefusal(route.request().url())
      return route.abort('failed')
    }
  }
}

function requestOf(route: Route) {
  const request = route.request()
  const body = request.postDataBuffer()
  return new Request(request.url(), {
    method: request.method(),
    headers: request.headers(),
    ...(body !== null && { body: new Uint8Array(body) }),
  })
}

async function fulfil(route: Route, response: Response) {
  return route.fulfill({
    status: response.status,
    headers: Object.fromEntries(response.headers),
    body: Buffer.from(await response.arrayBuffer()),
  })
}
