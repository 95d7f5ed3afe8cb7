import { Problem, type CallParsed } from '@atrium/shared-utility/contract'
import { changedFields } from '../../../foundation/call/audit/changed-fields.ts'
import { recordAct } from '../../../foundation/call/audit/queries.ts'
import { sessionOf, type Context } from '../../../foundation/call/context/context.ts'
import type { Scope } from '../../../foundation/db/scope.ts'
import type { Db } from '../../../foundation/db/tx.ts'
import { publish } from '../../../foundation/sending/live/queries.ts'
import { logoIn, storeLogo } from '../../../foundation/file/picture/logo.ts'
import { findStyle, replaceStyle, type Style } from './queries.ts'
import { mustBeAsSeen } from '../../../foundation/process/error/as-seen.ts'

type StyleChange = Omit<CallParsed<'updateEnterpriseStyle'>, 'version'> & { version: number }
type Where = { entId: string; scope: Scope }

/**
 * Sets the style against the version that was read. The store is the platform's, and so is the log of an enterprise for
 * those who have it in care: all of it is done as the platform, in the name of the scope's person.
 */
export async function changeStyle(asked: StyleChange, { entId, scope }: Where, context: Context) {
  const { services } = context
  const picture = asked.hasLogo && asked.logo !== '' ? logoIn(asked.logo) : null
  const made = picture === null ? null : await storeLogo(picture, entId, context)
  return services.tx(scope, (db) => write(db, { asked, entId, made }, context))
}

type Work = { asked: StyleChange; entId: string; made: string | null }

async function write(db: Db, { asked, entId, made }: Work, context: Context) {
  const { name, nameEn, color, hasLogo, version } = asked
  const before = await findStyle(db, entId)
  if (before === undefined) throw new Problem('enterpriseNotFound')
  mustBeAsSeen((before.version ?? 0) === version)
  if (hasLogo && made === null && before.logo_id === null) throw new Problem('logoMissing')
  const logoId = hasLogo ? (made ?? before.logo_id) : null
  const values = { name, name_en: nameEn, color, logo_id: logoId }
  const by = sessionOf(context).userId
  mustBeAsSeen(await replaceStyle(db, { entId, version, values, by, now: context.now }))
  if (before.logo_id !== null && before.logo_id !== logoId) await context.services.files.remove(db, before.logo_id)
  const act = { action: 'updateEnterpriseStyle', targetKind: 'enterprise', targetId: entId, entId } as const
  await recordAct({ ...context, db }, { ...act, diff: changedFields(logged(before), { name, nameEn, color, logoId }) })
  await publish(db, { kind: 'style', payload: {}, audience: { to: 'ent', ids: [entId] } })
  return {}
}

const logged = ({ name, name_en: nameEn, color, logo_id: logoId }: Style) => ({
  name: name ?? '',
  nameEn: nameEn ?? '',
  color: color ?? '',
  logoId,
})
