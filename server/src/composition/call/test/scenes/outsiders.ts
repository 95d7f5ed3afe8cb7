import { UserType } from '@atrium/shared-utility/contract'
import { enrol } from '../../../../identity/factor/two-step/test/given.ts'
import type { Outsiders } from '../attempts.ts'
import type { Stage } from './stage.ts'

/** An administrator elsewhere, with whatever a session may need to be let in, and people who are no longer there. */
export async function givenOutsiders({ server, home, inPlatform, now, confirmWithout }: Stage) {
  const { administrator } = await home()
  await enrol(administrator, now())
  const [stranger, deleted] = [await server.given.person(), await server.given.person()]
  await inPlatform((db) =>
    db.updateTable('user_account').set({ deleted_at: now() }).where('id', '=', deleted.id).execute(),
  )
  const outsiders: Outsiders = { administrator, colleague, strangerId: stranger.id, deletedId: deleted.id, leftIn }
  return { outsiders, confirm: () => confirmWithout(administrator.person.id) }

  async function colleague(entId: string | null) {
    const { administrator: ofEnterprise, operator } = UserType
    const browser = await (entId === null
      ? server.given.signedIn({ userType: operator })
      : server.given.signedIn({ userType: ofEnterprise, enterprise: { id: entId } }))
    await server.given.confirm(browser)
    return browser
  }

  async function leftIn(entId: string) {
    const { id } = await server.given.person({ enterprise: { id: entId } })
    await inPlatform((db) =>
      db.updateTable('membership').set({ status: 'left', left_at: now() }).where('user_id', '=', id).execute(),
    )
    return id
  }
}
