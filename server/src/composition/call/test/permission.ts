import { calls, UserType, userTypeName, userTypeNames } from '@atrium/shared-utility/contract'
import { typesOf } from '../../../foundation/call/context/access-types.ts'
import { isTokenAccess } from '../../../foundation/call/context/token-access.ts'
import type { Client } from '../../../test/client.ts'
import { opOf } from '../../../test/op-of.ts'
import { startTestServer } from '../../../test/test-server.ts'
import { callNamesInTurn } from '../../../test/call-names.ts'
import { forgetRefusals } from '../../../test/walk.ts'

/** Each call with each sort of caller. */
export const probes = ['nobody', ...userTypeNames].flatMap((who) => callNamesInTurn.map((name) => ({ who, name })))
type Probe = (typeof probes)[number]

/** A server with one person of each type, who is signed in, and a stranger. */
export async function startPermissions() {
  const server = await startTestServer()
  const enterprise = await server.given.enterprise()
  const people = new Map<string, Client>()
  for (const name of userTypeNames)
    people.set(name, await server.given.signedIn({ userType: UserType[name], enterprise }))
  people.set('nobody', server.client())
  return { server, people, misfitsOverHttp }

  async function misfitsOverHttp(among: readonly Probe[]) {
    const misfits = []
    for (const { who, name } of among) {
      // All come from one address, which may bring only so many deploy tokens that are none.
      if (isTokenAccess(calls[name].access.who)) await forgetRefusals(server)
      const { error, status } = (await people.get(who)?.tryCall(name, opOf(calls[name]))) ?? { error: null, status: 0 }
      const isAnswered = status > 0 && status < (name === 'getBaseConfig' ? 501 : 500)
      misfits.push(...misfitOf({ who, name }, isAnswered ? verdictOf(error) : `${status} ${error}`))
    }
    return misfits
  }
}

export function misfitOf({ who, name }: Probe, verdict: string) {
  const expected = expectedOf({ who, name })
  return verdict === expected ? [] : [`${name} as ${who}: ${verdict}, not ${expected}`]
}

/** The verdict that the contract declares. */
export function expectedOf({ who, name }: Probe) {
  const { who: may } = calls[name].access
  if (may === 'public') return 'open'
  // No session opens these.
  if (isTokenAccess(may)) return 'deployTokenInvalid'
  if (who === 'nobody') return 'signInRequired'
  return may === 'session' || typesOf(may).some((type) => userTypeName(type) === who) ? 'open' : 'forbidden'
}

/** Bad input, no such row, no space for people of the platform: all come after the door. */
export function verdictOf(error: string | null) {
  return error !== null && ['signInRequired', 'deployTokenInvalid', 'forbidden'].includes(error) ? error : 'open'
}
