import { UserType } from '@atrium/shared-utility/contract'
import { platform } from '../../../../foundation/db/scope.ts'
import { password, type TestServer } from '../../../../test/test-server.ts'
import { teamParcel } from '../../../../portal/revision/test/given-release.ts'
import { releaseParts } from '../../../../portal/revision/release.ts'

/** An operator who has proven a moment ago who they are. */
export async function givenOperator({ given }: Pick<TestServer, 'given'>) {
  const operator = await given.signedIn({ userType: UserType.operator })
  await operator.call('verifyPassword', { op: 'verify', password })
  return operator
}

/** The shell in another version, in force as a build on this machine would have brought it. */
export async function anotherShell({ services }: Pick<TestServer, 'services'>, version: string) {
  const { manifest, name, read } = teamParcel('shell', version)
  const { declaration: _none, ...rest } = manifest
  const shell = { ...rest, kind: 'shell' as const, entries: { '@atrium/root-config': name } }
  const { id } = await services.artifacts.record({ manifest: shell, read, by: { kind: 'build' } })
  return id
}

type Server = Pick<TestServer, 'services' | 'given'>

/** Puts parts in force as a proposal does that another operator has approved. */
export async function approvedRelease(server: Server, changes: Record<string, string | null>) {
  const { services, given } = server
  const [one, other] = [await given.person(), await given.person()]
  const now = new Date()
  return services.tx(platform, async (db) => {
    const head = await db.selectFrom('deploy_channel').select('head').executeTakeFirstOrThrow()
    const by = { kind: 'person', id: other.id } as const
    const made = await releaseParts({ changes, reason: 'two', by, isApproved: true }, { db, now })
    await db
      .insertInto('map_proposal')
      .values({
        id: `p${made.number}`,
        head_id: head.head ?? '',
        changes: JSON.stringify(changes),
        reason: 'two',
        made_by: one.id,
        made_at: now,
        expires_at: now,
        outcome: 'approved',
        decided_by: other.id,
        decided_at: now,
        revision_id: made.id,
      })
      .execute()
    return made
  })
}
