import { Problem, type CallParsed } from '@atrium/shared-utility/contract'
import type { Context } from '../../../foundation/call/context/context.ts'
import { holdsSomewhere } from '../../record-store/right.ts'
import { bundleOf } from '../design/plan.ts'
import { publishedRoles } from '../design/plan-roles.ts'
import { publishedViews } from '../design/plan-views.ts'
import { draftOf } from '../design/publish.ts'
import { findBuilt } from '../design/queries.ts'
import { openedTo, runtimeOf } from './runtime-of.ts'

/** The draft as a person would have it who is in this role alone: by the same rules as the application itself, and without a record. */
export async function previewApplication({ appId, role }: CallParsed<'previewApplication'>, { db }: Context) {
  if ((await findBuilt(db, appId)) === undefined) throw new Problem('appNotFound')
  const { entities, roles, views } = await draftOf(db, appId)
  const found = publishedRoles(roles).filter(({ uid }) => uid === role)
  if (role !== undefined && found.length === 0) throw new Problem('appRoleNotFound')
  const parts = { entities: bundleOf(entities), views: publishedViews(views) }
  const opened = openedTo(role === undefined ? null : found, parts)
  return {
    entities: opened.map((one) => {
      const edited = [...one.rights.fields].filter(([, { change }]) => holdsSomewhere(change)).map(([key]) => key)
      return { ...runtimeOf(one), edited }
    }),
  }
}
