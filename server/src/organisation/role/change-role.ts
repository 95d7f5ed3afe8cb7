import { operations, Problem, rolePagesIn, type CallParsed } from '@atrium/shared-utility/contract'
import { recordAct } from '../../foundation/call/audit/queries.ts'
import { spaceOf, type Context } from '../../foundation/call/context/context.ts'
import { countRoles, insertRole, lockRole, removeRole, storeGrants, storeRole, type Grant } from './queries.ts'
import { mustBeAsSeen } from '../../foundation/process/error/as-seen.ts'

const mostRoles = 200

export async function addRole(input: CallParsed<'addRole'>, context: Context) {
  const { db, newId } = context
  const { entId } = spaceOf(context)
  if ((await countRoles(db)) >= mostRoles) throw new Problem('tooManyRoles')
  const id = newId()
  await insertRole(db, { ent_id: entId, id, code: id, ...columnsOf(input) })
  const grants = grantsOf(input)
  await storeGrants(db, { entId, id, grants })
  await recordAct(context, { action: 'addRole', targetKind: 'role', targetId: id, entId, diff: told(input, grants) })
  return { id }
}

export async function updateRole(input: CallParsed<'updateRole'>, context: Context) {
  const { db } = context
  const { entId } = spaceOf(context)
  const { id, version } = input
  await lockOwnRole(db, input)
  await storeRole(db, id, { ...columnsOf(input), version: version + 1 })
  const grants = grantsOf(input)
  await storeGrants(db, { entId, id, grants })
  await recordAct(context, { action: 'updateRole', targetKind: 'role', targetId: id, entId, diff: told(input, grants) })
  return {}
}

export async function deleteRole(input: CallParsed<'deleteRole'>, context: Context) {
  const { id } = input
  await lockOwnRole(context.db, input)
  await removeRole(context.db, id)
  const { entId } = spaceOf(context)
  await recordAct(context, { action: 'deleteRole', targetKind: 'role', targetId: id, entId })
  return {}
}

/** Throws enterpriseRoleNotFound, roleBuiltIn, and versionConflict where a version is given and is another one. */
export async function lockOwnRole(db: Context['db'], { id, version }: { id: string; version?: number }) {
  const known = await lockRole(db, id)
  if (known === undefined) throw new Problem('enterpriseRoleNotFound')
  if (known.built_in) throw new Problem('roleBuiltIn')
  mustBeAsSeen(version === undefined || known.version === version)
}

type Fields = CallParsed<'addRole'>

function columnsOf({ name, nameEn, module, detail, sort, enabled }: Fields) {
  return { name, name_en: nameEn, module, detail, sort, enabled }
}

function grantsOf({ pages, ...fields }: Fields): Grant[] {
  const ofOperations = operations.flatMap((permission) => {
    const scope = fields[permission]
    return scope === 'none' ? [] : [{ permission, scope }]
  })
  return [...ofOperations, ...rolePagesIn(pages).map((permission) => ({ permission, scope: 'enterprise' as const }))]
}

function told({ name, nameEn, enabled }: Fields, grants: readonly Grant[]) {
  return { name, nameEn, enabled, permissions: grants.map(({ permission, scope }) => `${permission} (${scope})`) }
}
