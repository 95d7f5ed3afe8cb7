import { calls, Problem, type CallName, type CallOutput, type CallParsed, type Lang } from '../contract/index.ts'
import type { z } from 'zod'
import { recognise, type Recognised } from './match-call.ts'
import { answerReply, problemReply } from './wire-reply.ts'

type Answer<N extends CallName> = CallOutput<N> | Problem

/** What each call answers: a value of the contract's shape, or a Problem. The input comes parsed, as a handler gets it. */
export type CallFakes = {
  [N in CallName]?: (input: CallParsed<N>) => Answer<N> | Promise<Answer<N>>
}

export type Answers = {
  /** The server's answer to a request; null where nothing is said of its call. A failure of the network is thrown. */
  answer: (request: Request) => Promise<Response | null>
  /** The inputs that a call was asked with so far, parsed; oldest first. */
  asked: <N extends CallName>(name: N) => CallParsed<N>[]
  /** Answers some calls differently from now on. */
  change: (fakes: CallFakes) => void
}

type Options = {
  lang: () => Lang
  /** Is told of a fake that throws, or answers what the contract does not say. */
  onFault: (fault: string) => void
}

/** Answers calls at the HTTP boundary, in the server's own envelopes. What the contract would refuse is refused as there. */
export function createAnswers(fakes: CallFakes, { lang, onFault }: Options): Answers {
  const asked = new Map<CallName, unknown[]>()
  let current: CallFakes = fakes
  return {
    answer,
    // The list holds only what this call's own schema has parsed, which a map over all names cannot show.
    asked: <N extends CallName>(name: N) => (asked.get(name) ?? []) as CallParsed<N>[], // see the line above
    change: (fakesFromNow) => {
      current = { ...current, ...fakesFromNow }
    },
  }

  async function answer(request: Request) {
    const { names, inputOf }: Recognised = recognise(request)
    const name = await meant(names, { current, inputOf })
    if (!name) return null
    const input = calls[name].input.safeParse(await inputOf(name))
    if (!input.success) return problemReply(new Problem('invalidInput', { details: input.error.message }), lang())
    asked.set(name, [...(asked.get(name) ?? []), input.data])
    const said = await answerOf(name, () => runFake(current, name, input.data))
    // A failure of the network is thrown to the page, as a browser does, so nothing may catch it here.
    return said instanceof Problem ? problemReply(said, lang()) : said
  }

  async function answerOf(name: CallName, run: () => unknown): Promise<Response | Problem> {
    try {
      const said = await run()
      return said instanceof Problem ? said : answerReply(calls[name], said)
    } catch (error) {
      if (error instanceof Problem) return error
      onFault(`${name}: its fake failed: ${String(error)}`)
      return new Problem('internal')
    }
  }
}

type CallRequest = Pick<Recognised, 'inputOf'> & { current: CallFakes }

/** The first that has a fake. Where one address has several actions, `op` says which is meant, as on the server. */
async function meant(names: CallName[], { current, inputOf }: CallRequest) {
  for (const name of names.filter((candidate) => current[candidate])) {
    const shape: Record<string, z.ZodType> = calls[name].input.shape
    const { op } = await inputOf(name)
    if (shape['op'] === undefined || shape['op'].safeParse(op).success) return name
  }
  return undefined
}

function runFake(fakes: CallFakes, name: CallName, input: unknown): unknown {
  // Parsed by the schema of the same name just before; the type of the pair is lost in the lookup.
  const fake = fakes[name] as ((input: unknown) => unknown) | undefined // see the line above
  return fake?.(input)
}
