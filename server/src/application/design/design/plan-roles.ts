import { isDeepStrictEqual } from 'node:util'
import {
  filterFaults,
  type AppRoleBody,
  type EntityPolicy,
  type Lang,
  type PlanChange,
  type PlanProblem,
  type PublishedAppRole,
} from '@atrium/shared-utility/contract'
import { labelIn } from '../../record-store/label-in.ts'
import type { Draft } from './plan.ts'
import { rightChanges } from './plan-rights.ts'

export type DraftRole = { uid: string; body: AppRoleBody }
type DraftRoles = readonly DraftRole[]

export function publishedRoles(draft: DraftRoles): PublishedAppRole[] {
  return draft.map(({ uid, body }) => ({ uid, ...body }))
}

/** An application that had roles keeps one at least: to take away the last would open all records to everybody. */
export function roleProblems(draft: DraftRoles, live: readonly PublishedAppRole[], lang: Lang): PlanProblem[] {
  const keys = draft.map(({ body }) => body.key)
  const taken = draft.filter(({ body }, index) => keys.indexOf(body.key) < index)
  const at = ({ key, ...named }: AppRoleBody) => ({ entity: key, entityLabel: labelIn(lang, named), ...noField })
  const twice = taken.map(({ uid, body }) => ({ what: 'roleKeyTaken' as const, uid, ...at(body) }))
  if (live.length === 0 || draft.length > 0) return twice
  return [{ what: 'noRole', uid: '', entity: '', entityLabel: '', ...noField }]
}

/**
 * Conditions of roles that ask of a field what it no longer has: one that is hidden or gone, another type, an option that was
 * taken out. They would hold for no record.
 */
export function conditionProblems(roles: DraftRoles, draft: Draft, lang: Lang): PlanProblem[] {
  return roles.flatMap(({ uid, body }) =>
    body.entities.flatMap((policy): PlanProblem[] => {
      const entity = draft.find((one) => one.uid === policy.entity)?.body
      const [fault] = entity === undefined ? [] : faultsOf(policy, entity.fields)
      if (entity === undefined || fault === undefined) return []
      const field = entity.fields.find(({ key }) => key === fault.field)
      return [
        {
          what: 'conditionBroken',
          uid,
          entity: entity.key,
          entityLabel: labelIn(lang, body),
          field: fault.field,
          fieldLabel: field === undefined ? fault.field : labelIn(lang, field),
        },
      ]
    }),
  )
}

function faultsOf({ condition }: EntityPolicy, fields: Draft[number]['body']['fields']) {
  if (condition === undefined) return []
  return filterFaults(
    condition,
    fields.filter(({ isHidden }) => !isHidden),
  )
}

type Around = { entities: Draft; lang: Lang }

/** What becomes of roles. The first ones close the application to people who are in none. */
export function roleChanges(draft: DraftRoles, live: readonly PublishedAppRole[], around: Around): PlanChange[] {
  const next = publishedRoles(draft)
  const line = (what: PlanChange['what'], role: PublishedAppRole): PlanChange => ({
    what,
    entity: role.uid,
    entityLabel: labelIn(around.lang, role),
    records: 0,
    ...noField,
  })
  const gone = live.filter(({ uid }) => !next.some((one) => one.uid === uid)).map((one) => line('removeRole', one))
  const kept = next.flatMap((role) => {
    const before = live.find(({ uid }) => uid === role.uid)
    return before === undefined ? [line('addRole', role)] : changesIn({ role, before }, line, around)
  })
  const first = next.length > 0 && live.length === 0
  const closes = { what: 'firstRoles' as const, entity: '', entityLabel: '', records: 0, ...noField }
  return [...(first ? [closes] : []), ...gone, ...kept]
}

type Line = (what: PlanChange['what'], role: PublishedAppRole) => PlanChange

/** Its rights are told table by table, apart from how it is called. What goes with a table is told by the table. */
function changesIn(
  roles: Record<'role' | 'before', PublishedAppRole>,
  line: Line,
  { entities, lang }: Around,
): PlanChange[] {
  const called = ({ key, label, labelEn }: PublishedAppRole) => [key, label, labelEn]
  return [
    ...(isDeepStrictEqual(called(roles.role), called(roles.before)) ? [] : [line('changeRole', roles.role)]),
    ...entities.flatMap(({ uid, body }) =>
      rightChanges({ uid, fields: body.fields, lang }, roles).map(({ what, ...more }) => ({
        ...line(what, roles.role),
        field: body.key,
        fieldLabel: labelIn(lang, body),
        ...more,
      })),
    ),
  ]
}

const noField = { field: null, fieldLabel: '' }
