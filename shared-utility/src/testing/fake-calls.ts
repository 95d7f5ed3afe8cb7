import { Problem } from '../contract/index.ts'
import { configureCalls } from '../call/hooks.ts'
import { currentLang } from '../page/i18n/words.ts'
import { createAnswers, type Answers, type CallFakes } from './answers.ts'
import { recognise } from './match-call.ts'
import { problemReply } from './wire-reply.ts'

export type FakedCalls = Pick<Answers, 'asked' | 'change'> & {
  /** Gives the page its own `fetch` back. */
  restore(): void
}

const unanswered: string[] = []

/**
 * Stands in for the server at the HTTP boundary, in its own envelopes. What the contract would refuse is refused
 * as the server does; a call that has no fake fails the test, with its name.
 *
 *     const faked = fakeCalls({ listEnterprises: ({ iSearch }) => ({ total: 0, list: [] }) })
 *     expect(faked.asked('listEnterprises')).toHaveLength(1)
 */
export function fakeCalls(fakes: CallFakes): FakedCalls {
  const before = globalThis.fetch
  const endHook = configureCalls({ fetch: (...request) => globalThis.fetch(...request) })
  const { answer, asked, change } = createAnswers(fakes, {
    lang: currentLang,
    onFault: (fault) => unanswered.push(fault),
  })

  globalThis.fetch = async (resource, init) => {
    const request = new Request(resource, init)
    return (await answer(request)) ?? refuseUnknown(request)
  }

  return {
    asked,
    change,
    restore: () => {
      globalThis.fetch = before
      endHook()
    },
  }
}

/** The calls that were made without a fake since the last question. */
export function takeUnanswered(): string[] {
  return unanswered.splice(0)
}

function refuseUnknown(request: Request) {
  const { pathname } = new URL(request.url)
  const [name] = recognise(request).names
  unanswered.push(name ?? `${request.method} ${pathname}, which is no call of the contract`)
  return problemReply(new Problem('internal'), currentLang())
}
