import {
  roleRows,
  type EntityField,
  type EntityPolicy,
  type PublishedAppRole,
  type PublishedEntity,
  type RecordFilter,
  type RoleAct,
} from '@atrium/shared-utility/contract'
import { allRows, holdsFor, holdsSomewhere, type Right, type Standing } from '../../record-store/right.ts'

type FieldRights = { read: Right; change: Right; add: Right }

/**
 * What a caller may do with the records of an entity, by all roles of the caller together. A reach goes to the records of those
 * before it, so of several roles the one that goes farthest counts, beside the conditions of all of them.
 */
export type EntityRights = {
  read: Right
  change: Right
  delete: Right
  /** Of a new record, as it stands to the caller once it is there. */
  add: Right
  /** By the key of the field. */
  fields: ReadonlyMap<string, FieldRights>
  /** Of the roles, each once; rights name them by their place. */
  conditions: readonly RecordFilter[]
}

/** Null: the version has no roles, and all people of the enterprise work with all records. */
export function rightsOf(roles: readonly PublishedAppRole[] | null, entity: PublishedEntity): EntityRights {
  if (roles === null) return everything(entity.fields)
  const policies = roles.flatMap(({ entities }) => entities.filter((one) => one.entity === entity.uid))
  const conditions = new Map(
    policies.flatMap((policy) => (isConditional(policy) ? [[keyOf(policy), policy.condition]] : [])),
  )
  const places = [...conditions.keys()]
  const right = (act: RoleAct, isMeant: (policy: EntityPolicy) => boolean = () => true): Right => {
    const granting = policies.filter((one) => one.acts.includes(act) && isMeant(one))
    return {
      reach: Math.max(0, ...granting.map(reachOf)),
      conditions: new Set(granting.filter(isConditional).map((policy) => places.indexOf(keyOf(policy)))),
    }
  }
  const fields = entity.fields.map(({ key, uid }): [string, FieldRights] => {
    const isShown = (policy: EntityPolicy) => rightOf(policy, uid) !== 'hidden'
    const isEdited = (policy: EntityPolicy) => rightOf(policy, uid) === 'edit'
    return [key, { read: right('read', isShown), change: right('change', isEdited), add: right('add', isEdited) }]
  })
  return {
    read: right('read'),
    change: right('change'),
    delete: right('delete'),
    add: right('add'),
    fields: new Map(fields),
    conditions: [...conditions.values()],
  }
}

type Conditional = EntityPolicy & { condition: RecordFilter }

function isConditional(policy: EntityPolicy): policy is Conditional {
  return policy.rows === 'condition' && policy.condition !== undefined
}

/** One that says the same is the same. */
function keyOf({ condition }: Conditional) {
  return JSON.stringify(condition)
}

function reachOf({ rows }: EntityPolicy) {
  return rows === 'condition' ? 0 : roleRows.indexOf(rows) + 1
}

function rightOf({ fields }: EntityPolicy, uid: string) {
  return Object.hasOwn(fields, uid) ? fields[uid] : 'edit'
}

function everything(fields: readonly EntityField[]): EntityRights {
  const all = { read: allRows, change: allRows, add: allRows }
  return { ...all, delete: allRows, fields: new Map(fields.map(({ key }) => [key, all])), conditions: [] }
}

/** The acts that an entity is open to, on whichever of its records. None: it is not there for the caller. */
export function actsOf(rights: EntityRights): RoleAct[] {
  return (['read', 'add', 'change', 'delete'] as const).filter((act) => holdsSomewhere(rights[act]))
}

/** Fields that are shown in a record that stands so to the caller; those of any record where no standing is given. */
export function shownAt(rights: EntityRights, standing?: Standing) {
  return keysWhere(rights, ({ read }) => isHeld(read, standing))
}

export function changedAt(rights: EntityRights, standing: Standing) {
  return holdsFor(rights.change, standing)
    ? keysWhere(rights, ({ change }) => holdsFor(change, standing))
    : new Set<string>()
}

/** Fields that may be filled in when a record is added; of one that is there, those that may have been. */
export function addedFields(rights: EntityRights, standing?: Standing) {
  return keysWhere(rights, ({ add }) => isHeld(rights.add, standing) && isHeld(add, standing))
}

function isHeld(right: Right, standing: Standing | undefined) {
  return standing === undefined ? holdsSomewhere(right) : holdsFor(right, standing)
}

function keysWhere({ fields }: EntityRights, isMeant: (field: FieldRights) => boolean) {
  return new Set([...fields].filter(([, field]) => isMeant(field)).map(([key]) => key))
}
