import { UserType } from '@atrium/shared-utility/contract'
import { newId } from '../../../foundation/db/id.ts'
import { platform } from '../../../foundation/db/scope.ts'
import type { TestServer } from '../../../test/test-server.ts'

/** An enterprise with an administrator who has confirmed who they are, a member, and an application that everybody sees. */
export async function givenApplication(server: TestServer, more: { name?: string; name_en?: string } = {}) {
  const enterprise = await server.given.enterprise()
  const administrator = await server.given.signedIn({ enterprise, userType: UserType.administrator })
  await server.given.confirm(administrator)
  const member = await server.given.signedIn({ enterprise })
  const id = newId()
  await server.services.tx(platform, (db) =>
    db
      .insertInto('application')
      .values({ ent_id: enterprise.id, id, name: '订单', url: '/orders', kind: 'form', ...more })
      .execute(),
  )
  return { enterprise, administrator, member, id }
}

type Person = Awaited<ReturnType<TestServer['given']['signedIn']>>
type Chosen = { userIds?: string[]; departmentIds?: string[]; isAskable?: boolean }

/** Opens an application to these alone. */
export async function openTo(administrator: Person, id: string, chosen: Chosen) {
  const { version } = await administrator.call('getApplicationAccess', { id })
  await administrator.call('updateApplicationAccess', { id, version, audience: 'chosen', ...chosen })
}

/** The ids of the applications that a person is told of. */
export async function seenBy(person: Person) {
  return (await person.call('listApplications', {})).map(({ id }) => id)
}
