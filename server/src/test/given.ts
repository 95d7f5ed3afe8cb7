import { type EnterpriseStatus, isPlatformStaff, UserType } from '@atrium/shared-utility/contract'
import { newId } from '../foundation/db/id.ts'
import { platform } from '../foundation/db/scope.ts'
import { insertEnterprise } from '../enterprise/tenant/enterprise/queries.ts'
import { serverTurn } from '../identity/hashing/turn-of.ts'
import { insertCredential, insertPerson } from '../identity/people/person/queries.ts'
import type { Services } from '../foundation/call/context/services.ts'
import type { Client } from './client.ts'
import { insertMembership } from '../identity/people/membership/queries.ts'

type Stage = { services: () => Services; password: string; client: () => Client }
type Person = { id: string; loginId: string; entId: string | null; userType: UserType }
type NewPerson = { userType?: UserType; enterprise?: { id: string } | null; loginId?: string; name?: string }

/** Sets the stage of a test, one line each. What a test does not mention gets a value of its own. */
export function createGiven({ services, password, client }: Stage) {
  const phc = services().passwords.hash(password, serverTurn)
  return { enterprise, person, signedIn, signIn, confirm }

  async function enterprise({ name, status = 'active' }: { name?: string; status?: EnterpriseStatus } = {}) {
    const id = newId()
    const chosen = name ?? `Enterprise ${id}`
    await services().tx(platform, (db) => insertEnterprise(db, { id, name: chosen, status }))
    return { id, name: chosen }
  }

  async function person({
    userType = UserType.member,
    enterprise: home,
    loginId = `p-${newId()}`,
    name = `Person ${loginId}`,
  }: NewPerson = {}): Promise<Person> {
    const isPlatform = isPlatformStaff(userType)
    const entId = isPlatform ? null : (home ?? (await enterprise())).id
    const id = newId()
    await services().tx(platform, async (db) => {
      await insertPerson(db, {
        id,
        login_id: loginId,
        name,
        platform_type: isPlatform ? userType : null,
      })
      await insertCredential(db, { user_id: id, phc: await phc })
      if (entId !== null) await insertMembership(db, { ent_id: entId, user_id: id, user_type: userType })
    })
    return { id, loginId, entId, userType }
  }

  /** A browser in which this person is signed in. */
  async function signIn({ loginId }: { loginId: string }) {
    const browser = client()
    await browser.call('signIn', { loginId, password })
    return browser
  }

  /** The browser's person has just confirmed their identity by the password. */
  async function confirm(browser: Client) {
    await browser.call('verifyPassword', { op: 'verify', password })
  }

  async function signedIn(as: NewPerson = {}) {
    const someone = await person(as)
    return Object.assign(await signIn(someone), { person: someone })
  }
}
