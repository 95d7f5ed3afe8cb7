import { calls, Problem, type CallName, type CallOutput, type CallParsed } from '../contract/index.ts'
import type { z } from 'zod'
import { configureCalls } from '../call/hooks.ts'
import { recognise, type Recognised } from './match-call.ts'
import { answerReply, problemReply } from './wire-reply.ts'

type Answer<N extends CallName> = CallOutput<N> | Problem

/** What each call answers: a value of the contract's shape, or a Problem. The input comes parsed, as a handler gets it. */
export type CallFakes = {
  [N in CallName]?: (input: CallParsed<N>) => Answer<N> | Promise<Answer<N>>
}

export type FakedCalls = {
  /** The inputs that a call was asked with so far, parsed; oldest first. */
  asked<N extends CallName>(name: N): CallParsed<N>[]
  /** Answers some calls differently from now on. */
  change(fakes: CallFakes): void
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
  const asked = new Map<CallName, unknown[]>()
  let current: CallFakes = fakes

  globalThis.fetch = async (resource, init) => {
    const request = new Request(resource, init)
    const { names, inputOf }: Recognised = recognise(request)
    const name = await meant(names, { current, inputOf })
    if (!name) return refuseUnknown(request, names)
    const input = calls[name].input.safeParse(await inputOf(name))
    if (!input.success) return problemReply(new Problem('invalidInput', { details: input.error.message }))
    asked.set(name, [...(asked.get(name) ?? []), input.data])
    return replyOf(name, () => runFake(current, name, input.data))
  }

  return {
    // The list holds only what this call's own schema has parsed, which a map over all names cannot show.
    asked: <N extends CallName>(name: N) => (asked.get(name) ?? []) as CallParsed<N>[], // see the line above
    change: (fakesFromNow) => {
      current = { ...current, ...fakesFromNow }
    },
    restore: () => {
      globalThis.fetch = before
      endHook()
    },
  }
}

type Asked = Pick<Recognised, 'inputOf'> & { current: CallFakes }

/** The first that has a fake. Where one address has several actions, `op` says which is meant, as on the server. */
async function meant(names: CallName[], { current, inputOf }: Asked) {
  for (const name of names.filter((candidate) => current[candidate])) {
    const shape: Record<string, z.ZodType> = calls[name].input.shape
    const { op } = await inputOf(name)
    if (shape['op'] === undefined || shape['op'].safeParse(op).success) return name
  }
  return undefined
}

/** The calls that were made without a fake since the last question. */
export function takeUnanswered(): string[] {
  return unanswered.splice(0)
}

function refuseUnknown(request: Request, names: CallName[]) {
  const { pathname } = new URL(request.url)
  unanswered.push(names[0] ?? `${request.method} ${pathname}, which is no call of the contract`)
  return problemReply(new Problem('internal'))
}

function runFake(fakes: CallFakes, name: CallName, input: unknown): unknown {
  // Parsed by the schema of the same name just before; the type of the pair is lost in the lookup.
  const fake = fakes[name] as ((input: unknown) => unknown) | undefined // see the line above
  return fake?.(input)
}

async function replyOf(name: CallName, run: () => unknown) {
  const answer = await answerOf(name, run)
  // A failure of the network is thrown to the page, as a browser does, so nothing may catch it here.
  return answer instanceof Problem ? problemReply(answer) : answer
}

async function answerOf(name: CallName, run: () => unknown): Promise<Response | Problem> {
  try {
    const answer = await run()
    return answer instanceof Problem ? answer : answerReply(calls[name], answer)
  } catch (error) {
    if (error instanceof Problem) return error
    unanswered.push(`${name}: its fake failed: ${String(error)}`)
    return new Problem('internal')
  }
}
