import { startIdentityProvider } from '@atrium/fake-providers/identity-provider'
import { UserType } from '@atrium/shared-utility/contract'
import { platform } from '../../../../foundation/db/scope.ts'
import type { Db } from '../../../../foundation/db/tx.ts'
import { startMailServer } from '../../../../foundation/sending/mail/test/given.ts'
import { createOutgoing } from '../../../../foundation/sending/outgoing/outgoing.ts'
import { portal as authenticatorsPortal } from '../../../../identity/factor/passkey/authenticator.ts'
import { startVouching } from '../../../../identity/session/test/given-limited.ts'
import { rootOperator } from '../../../../operation/people/acting/test/given-acting.ts'
import { trusted } from '../../../../operation/package/bundle/test/given-bundle.ts'
import { trusting } from '../../../../operation/package/bundle/test/given.ts'
import { aMailSetting } from '../../../../operation/setting/setting/test/given.ts'
import { makePortalFolder } from '../../../../test/portal-fixture.ts'
import type { startTestServer } from '../../../../test/test-server.ts'
import { forgetRefusals } from '../../../../test/walk.ts'

/** All that people, teams and operators need to make each call as it is meant: one server, and whatever it asks. */
export async function startStage(more: Parameters<typeof startTestServer>[0] = {}) {
  const [portal, mailbox, provider] = [await makePortalFolder(), await startMailServer(), await startIdentityProvider()]
  const answers = new Map<string, string>()
  const world = await startVouching({
    more: {
      ...more,
      repositoryFolder: portal.folder,
      releases: true,
      outgoing: withAnswers(answers),
      environment: {
        ATRIUM_BASE_URL: authenticatorsPortal.origin,
        ATRIUM_ALLOW_LOOPBACK: '1',
        ...trusting,
        ATRIUM_REVISION_KEYS: `${trusted.trustedKey.name}:${trusted.trustedKey.spki}`,
      },
    },
  })
  const { server } = world
  const operator = await rootOperator(server)
  await operator.call('updateMailSetting', { ...aMailSetting(Number(new URL(mailbox.url).port)), version: 0 })
  await server.services.settings.refresh()
  return { ...world, operator, portal, mailbox, provider, answers, home, inPlatform, confirmWithout, rested, close }

  /** An enterprise, and its administrator, who has just confirmed who they are. */
  async function home() {
    const enterprise = await server.given.enterprise()
    const administrator = await server.given.signedIn({ userType: UserType.administrator, enterprise })
    await server.given.confirm(administrator)
    return { enterprise, administrator }
  }

  function inPlatform<T>(work: (db: Db) => Promise<T>) {
    return server.services.tx(platform, work)
  }

  /** As if a person, who may have no password to do it with, had proven a moment ago who they are. */
  async function confirmWithout(userId: string) {
    await inPlatform((db) =>
      db.updateTable('session').set({ step_up_at: world.now() }).where('user_id', '=', userId).execute(),
    )
    // Any call that writes makes the server look at its sessions again.
    await server.client().call('signOut', {})
  }

  /** All calls come from one address, which has a limit per minute; and operators confirm who they are now and then. */
  async function rested() {
    await forgetRefusals(server)
    await server.given.confirm(operator)
  }

  async function close() {
    await world.close()
    await Promise.all([mailbox.close(), provider.close(), portal.remove()])
  }
}

export type Stage = Awaited<ReturnType<typeof startStage>>
/** Calls as they follow one another in use. */
export type Scenes = Record<string, (stage: Stage) => Promise<unknown>>

/** These hosts answer what the stage says; everything else goes out as it would. */
function withAnswers(answers: ReadonlyMap<string, string>): ReturnType<typeof createOutgoing> {
  const real = createOutgoing({ allowsLoopback: true })
  const fetch: typeof real.fetch = async (url, init) => {
    const answer = answers.get(new URL(url).hostname)
    return answer === undefined ? real.fetch(url, init) : new Response(answer)
  }
  return { ...real, fetch }
}
