import { type ApplicationLook, type CallParsed, Problem } from '@atrium/shared-utility/contract'
import { recordAct } from '../../foundation/call/audit/queries.ts'
import { spaceOf, type Context } from '../../foundation/call/context/context.ts'
import { refuseUnlistedHosts } from '../../foundation/query/white-list/refused-hosts.ts'
import { isQuotaViolation } from './app-quota.ts'
import { insertLink, removeLink, storeLink } from './link-query.ts'
import { holdCategory } from './listing-query.ts'

export async function addLinkApplication(input: CallParsed<'addLinkApplication'>, context: Context) {
  const { db, newId } = context
  await refuseLink(input, context)
  const id = newId()
  await insertLink(db, { entId: spaceOf(context).entId, id, ...input }).catch(refuseQuota)
  const { name, url, icon, color } = input
  await note('addLinkApplication', { id, name, url, icon, color, visible: true }, context)
  return { id }
}

export async function updateLinkApplication(input: CallParsed<'updateLinkApplication'>, context: Context) {
  await refuseLink(input, context)
  if (!(await storeLink(context.db, input).catch(refuseQuota))) throw new Problem('applicationNotFound')
  const { id, name, url, icon, color, isVisible } = input
  await note('updateLinkApplication', { id, name, url, icon, color, visible: isVisible }, context)
  return {}
}

export async function deleteLinkApplication({ id }: CallParsed<'deleteLinkApplication'>, context: Context) {
  const removed = await removeLink(context.db, id)
  if (removed === undefined) throw new Problem('applicationNotFound')
  await note('deleteLinkApplication', { id, name: removed.name }, context)
  return {}
}

/** The white list is asked again each time the link is listed (docs/decisions/069). */
async function refuseLink({ url, categoryId }: { url: string; categoryId: string | null }, context: Context) {
  const { services, lang, db } = context
  await refuseUnlistedHosts({ services, lang, field: 'url', entId: spaceOf(context).entId, addresses: [url] })
  if (categoryId !== null && !(await holdCategory(db, categoryId))) throw new Problem('applicationCategoryNotFound')
}

function refuseQuota(error: unknown): never {
  throw isQuotaViolation(error) ? new Problem('tooManyApplications', {}, { cause: error }) : error
}

type Act = 'addLinkApplication' | 'updateLinkApplication' | 'deleteLinkApplication'
type Noted = { id: string; name: string; url?: string; visible?: boolean } & Partial<ApplicationLook>

async function note(action: Act, { id, ...diff }: Noted, context: Context) {
  const target = { targetKind: 'application', targetId: id, entId: spaceOf(context).entId } as const
  await recordAct(context, { ...target, action, diff })
}
