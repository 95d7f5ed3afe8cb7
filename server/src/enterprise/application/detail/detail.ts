import { type ApplicationDetail, type CallParsed, isExternal, Problem } from '@atrium/shared-utility/contract'
import { withSpace } from '@atrium/shared-utility/model'
import { recordAct } from '../../../foundation/call/audit/queries.ts'
import { platform } from '../../../foundation/db/scope.ts'
import { spaceOf, type Context } from '../../../foundation/call/context/context.ts'
import { nameIn } from '../../../foundation/call/wording/wording.ts'
import { findStyle } from '../../look/style/queries.ts'
import { withRefusals } from '../refusals.ts'
import { findDetail, findOwnStanding, storePublicity } from './detail-query.ts'

type Looker = Pick<Context, 'session' | 'space' | 'now' | 'lang' | 'services'>
type NamedApplication = { id: string; entId: string | null }

export async function getApplicationDetail({ id }: CallParsed<'getApplicationDetail'>, context: Context) {
  const found = await lookAt({ id, entId: context.visitor.entId }, context)
  if (found === null) throw new Problem('applicationNotFound')
  return found
}

/** What an application is, to this person; null where they are told of none. The call and the document of its page ask it. */
export async function lookAt({ id, entId }: NamedApplication, context: Looker): Promise<ApplicationDetail | null> {
  const { services, lang, now } = context
  const viewer = viewerIn(context)
  // Before the platform is asked, so that no caller holds two connections.
  const scope = viewer && ({ as: 'tenant', entId: viewer.entId, userId: viewer.userId, isReadOnly: true } as const)
  const own = scope && (await services.tx(scope, (db) => findOwnStanding(db, { id, viewer })))
  return services.tx(platform, async (db) => {
    const row = await findDetail(db, { id, entId, own: own && { ...viewer, ...own }, now })
    if (row === undefined) return null
    const [opened] = row.opens ? await withRefusals([row], { ...context, db, space: { entId: row.entId } }) : []
    const style = await findStyle(db, row.entId)
    const ownName = (lang === 'en-US' && style?.name_en) || style?.name
    return {
      id,
      name: nameIn(lang, row),
      icon: row.icon,
      color: row.color,
      description: row.description,
      enterprise: ownName || (style?.entName ?? ''),
      standing: standingOf(row, context),
      url: opened?.url ? addressOf(opened.url, row.entId) : null,
    }
  })
}

/** A page of the portal is opened inside the enterprise, and a link to elsewhere as it is. */
function addressOf(url: string, entId: string) {
  return url.startsWith('/') ? withSpace(url, entId) : url
}

/** A person counts where the enterprise of the call lets them in: its space was checked before. */
function viewerIn({ session, space }: Looker) {
  if (session === null || space === null) return null
  const { userId, userType } = session
  return { entId: space.entId, userId, isExternal: isExternal(userType) }
}

type Row = NonNullable<Awaited<ReturnType<typeof findDetail>>>

function standingOf({ opens, asks, needsRole, isAsked }: Row, { session }: Looker): ApplicationDetail['standing'] {
  if (session === null) return 'signIn'
  if (opens) return 'open'
  if (needsRole) return 'needsRole'
  if (!asks) return 'closed'
  return isAsked ? 'asked' : 'ask'
}

export async function updateApplicationPublicity(
  { id, isPublic }: CallParsed<'updateApplicationPublicity'>,
  context: Context,
) {
  const name = await storePublicity(context.db, { id, isPublic })
  if (name === undefined) throw new Problem('applicationNotFound')
  const { entId } = spaceOf(context)
  const act = { action: 'updateApplicationPublicity', targetKind: 'application', targetId: id, entId } as const
  await recordAct(context, { ...act, diff: { name, isPublic } })
  return {}
}
