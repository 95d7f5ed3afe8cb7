import { isDeepStrictEqual } from 'node:util'
import {
  type EntityField,
  type EntityPolicy,
  fieldRights,
  type Lang,
  type PlanChange,
  type PublishedAppRole,
  roleActs,
} from '@atrium/shared-utility/contract'
import { namesIn } from './names-in.ts'

type Roles = Record<'role' | 'before', PublishedAppRole>
type RightChange = Pick<PlanChange, 'what' | 'acts' | 'rows' | 'names'>
type Table = { uid: string; fields: readonly EntityField[]; lang: Lang }

/** What a role may do in a table, with which records and with which fields, as far as that changes. */
export function rightChanges({ uid, fields, lang }: Table, { role, before }: Roles): RightChange[] {
  const [policy, was] = [policyOf(role, uid), policyOf(before, uid)]
  const acts = [...actChange('roleLoses', was.acts, policy.acts), ...actChange('roleGains', policy.acts, was.acts)]
  return policy.acts.length === 0
    ? acts
    : [...acts, ...rowChange(policy, was), ...fieldChange(policy, was, { fields, lang })]
}

function actChange(what: 'roleLoses' | 'roleGains', acts: readonly string[], others: readonly string[]): RightChange[] {
  const found = roleActs.filter((act) => acts.includes(act) && !others.includes(act))
  return found.length > 0 ? [{ what, acts: found }] : []
}

function rowChange({ rows, condition }: EntityPolicy, was: EntityPolicy): RightChange[] {
  if (rows !== was.rows) return [{ what: 'roleRows', rows }]
  return isDeepStrictEqual(condition, was.condition) ? [] : [{ what: 'roleCondition' }]
}

const byRight = { hidden: 'roleHides', read: 'roleReads', edit: 'roleEdits' } as const

/** What goes or comes with a field is told by the field. */
function fieldChange(policy: EntityPolicy, was: EntityPolicy, { fields, lang }: Omit<Table, 'uid'>): RightChange[] {
  const rightOf = ({ fields: rights }: EntityPolicy, uid: string) => rights[uid] ?? 'edit'
  return fieldRights.flatMap((right): RightChange[] => {
    const found = fields.filter(
      ({ uid, isHidden }) => !isHidden && rightOf(policy, uid) === right && rightOf(was, uid) !== right,
    )
    return found.length > 0 ? [{ what: byRight[right], names: namesIn(lang, found) }] : []
  })
}

/** A table that a role does not name is closed to it; one that is opened is so in all its records and fields. */
function policyOf({ entities }: PublishedAppRole, table: string): EntityPolicy {
  const closed: EntityPolicy = { entity: table, acts: [], rows: 'all', fields: {} }
  const found = entities.find(({ entity }) => entity === table)
  return found === undefined || found.acts.length === 0 ? closed : found
}
