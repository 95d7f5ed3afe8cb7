import {
  roleRows,
  type EntityField,
  type EntityPolicy,
  type PublishedAppRole,
  type PublishedEntity,
  type RoleAct,
  type RoleRows,
} from '@atrium/shared-utility/contract'

/**
 * How far a right goes: 0 to no record, then as far as `roleRows` says, 4 to all. Each goes to the records of those before it,
 * so several roles together are the farthest of them, and a right holds for a record that is no farther away than that.
 */
export type Reach = number

const noRow = 0
const ownRows = 1
export const allRows = roleRows.length

type FieldRights = { read: Reach; change: Reach; isAdded: boolean }

/** What a caller may do with the records of an entity, by all roles of the caller together. */
export type EntityRights = {
  read: Reach
  change: Reach
  delete: Reach
  canAdd: boolean
  /** By the key of the field. */
  fields: ReadonlyMap<string, FieldRights>
}

/** Null: the version has no roles, and all people of the enterprise work with all records. */
export function rightsOf(roles: readonly PublishedAppRole[] | null, entity: PublishedEntity): EntityRights {
  if (roles === null) return everything(entity.fields)
  const policies = roles.flatMap(({ entities }) => entities.filter((one) => one.entity === entity.uid))
  const farthest = (act: RoleAct, isMeant: (policy: EntityPolicy) => boolean = () => true) =>
    Math.max(
      noRow,
      ...policies.filter((one) => one.acts.includes(act) && isMeant(one)).map(({ rows }) => reachOf(rows)),
    )
  const fields = entity.fields.map(({ key, uid }): [string, FieldRights] => {
    const isShown = (policy: EntityPolicy) => rightOf(policy, uid) !== 'hidden'
    const isEdited = (policy: EntityPolicy) => rightOf(policy, uid) === 'edit'
    const isAdded = policies.some((one) => one.acts.includes('add') && isEdited(one))
    return [key, { read: farthest('read', isShown), change: farthest('change', isEdited), isAdded }]
  })
  return {
    read: farthest('read'),
    change: farthest('change'),
    delete: farthest('delete'),
    canAdd: policies.some(({ acts }) => acts.includes('add')),
    fields: new Map(fields),
  }
}

function reachOf(rows: RoleRows): Reach {
  return roleRows.indexOf(rows) + 1
}

function rightOf({ fields }: EntityPolicy, uid: string) {
  return Object.hasOwn(fields, uid) ? fields[uid] : 'edit'
}

function everything(fields: readonly EntityField[]): EntityRights {
  const all = { read: allRows, change: allRows, isAdded: true }
  return {
    read: allRows,
    change: allRows,
    delete: allRows,
    canAdd: true,
    fields: new Map(fields.map(({ key }) => [key, all])),
  }
}

/** The acts that an entity is open to, on whichever of its records. None: it is not there for the caller. */
export function actsOf(rights: EntityRights): RoleAct[] {
  return (['read', 'add', 'change', 'delete'] as const).filter((act) =>
    act === 'add' ? rights.canAdd : rights[act] > noRow,
  )
}

/** Fields that are shown in a record so far away; those of any record where no distance is given. */
export function shownAt(rights: EntityRights, reach: Reach = ownRows) {
  return keysWhere(rights, ({ read }) => read >= reach)
}

export function changedAt(rights: EntityRights, reach: Reach) {
  return rights.change >= reach ? keysWhere(rights, ({ change }) => change >= reach) : new Set<string>()
}

export function addedFields(rights: EntityRights) {
  return keysWhere(rights, ({ isAdded }) => rights.canAdd && isAdded)
}

function keysWhere({ fields }: EntityRights, isMeant: (field: FieldRights) => boolean) {
  return new Set([...fields].filter(([, field]) => isMeant(field)).map(([key]) => key))
}
