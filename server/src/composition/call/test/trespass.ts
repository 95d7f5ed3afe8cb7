import type { CallInput, CallName } from '@atrium/shared-utility/contract'
import type { Client } from '../../../test/client.ts'
import { type Attempt, attemptsOf, type Options, type Outsiders } from './attempts.ts'
import { answered, meant } from './needs-none.ts'
import { createWritten } from './written.ts'

/** Refusals that tell nothing of a row's owner: the attempt did not get as far. */
const early = [
  'invalidInput',
  'signInRequired',
  'stepUpRequired',
  'twoStepRequired',
  'deployTokenInvalid',
  'tooManyAttempts',
]

/**
 * Before the first call of each name that any browser of a server makes, the same call is made as it must not be: by an
 * administrator of another enterprise, of a row that is not there, of a person who is none of its enterprise’s.
 */
export function createTrespass() {
  const written = createWritten()
  const attempted = new Set<string>()
  const misfits: string[] = []
  let outsiders: Outsiders | null = null
  return {
    attempted,
    misfits,
    onStatement: written.onStatement,
    /** True while a call is made as it must not be. */
    isTrying: written.isWatching,
    begin: (found: Outsiders) => void (outsiders = found),
    clientOf: (client: Client): Client => {
      // A sign-in notes here which person it is.
      const own: Client & { person?: { entId: string | null } } = { ...client, call, tryCall }
      return own

      async function call<N extends CallName>(name: N, input: CallInput<N>, options?: Options) {
        await trespass(name, input, options)
        return client.call(name, input, options)
      }

      async function tryCall(name: CallName, input: object, options?: Options) {
        await trespass(name, input, options)
        return client.tryCall(name, input, options)
      }

      async function trespass(name: CallName, input: object, options: Options) {
        // The browsers that try are of the same server.
        if (outsiders === null || written.isWatching()) return
        const by = { client, entId: own.person?.entId ?? null }
        for (const attempt of attemptsOf({ name, input, options }, by, outsiders)) await make(name, attempt)
      }
    },
  }

  async function make(name: CallName, { what, by, inputOf, options }: Attempt) {
    const title = `${name} ${what}`
    if (attempted.has(title)) return
    attempted.add(title)
    if (meant[title] !== undefined) return
    const [browser, input] = [await by(), await inputOf()]
    let outcome = ''
    const tables = await written.during(name, async () => {
      const { status, error } = await browser.tryCall(name, input, options)
      outcome = error === null ? 'answered' : status >= 500 || early.includes(error) ? `${status} ${error}` : 'refused'
    })
    const expected = answered[title] === undefined ? 'refused' : 'answered'
    if (outcome !== expected) misfits.push(`${title}: ${outcome}`)
    if (tables.length > 0) misfits.push(`${title}: changed ${tables.join()}`)
  }
}
