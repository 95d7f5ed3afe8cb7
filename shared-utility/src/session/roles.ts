import { call } from '../call/call.ts'
import { isText, listOf, objectOf } from '../model/shape.ts'
import { currentSpace } from './current-space.ts'
import { sessionAtom } from '../page/session-atom.ts'
import { atriumStore } from '../page/store.ts'
import { landingPaths, roleModule, type RoleLanding } from './role-rules.ts'

type Query = { /** True asks for the roles of the box instead of the system's. */ box?: boolean; signal?: AbortSignal }

const areLandings = listOf(objectOf<RoleLanding>({ id: isText, detail: isText }))
const areIds = listOf(isText)

/** The landing page of the person's roles: the first that has one, inside the space; an empty list when none has. */
export async function lookupLanding(query: Query = {}): Promise<string[]> {
  return landingPaths(await lookupLandings(query), currentSpace())
}

/** The whole list of the person's roles with their landing paths (the reverse flag of specification 6). */
export async function lookupLandings(query: Query = {}): Promise<RoleLanding[]> {
  const found = await lookup('1', query)
  return areLandings(found) ? found : []
}

/** The ids of the person's roles in this space; empty by default. */
export async function lookupRoleIds(query: Query = {}): Promise<string[]> {
  const found = await lookup('2', query)
  return areIds(found) ? found : []
}

async function lookup(type: '1' | '2', { box = false, signal }: Query) {
  const module = roleModule({ box, entType: atriumStore.get(sessionAtom)?.entType })
  return call('listRoles', { module, type }, { signal })
}
