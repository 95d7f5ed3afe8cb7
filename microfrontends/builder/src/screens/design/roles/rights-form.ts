import {
  type DraftEntity,
  type EntityPolicy,
  type FieldRight,
  fieldRights,
  roleActs,
  rowRules,
} from '@atrium/shared-utility/contract'
import type { FormValues } from '@atrium/shared-utility/ui'
import { z } from 'zod'
import { filterIn, filterText, wholeFilter } from '../filter-in.ts'

/** The rights of a role in one table: a switch for each act, which records, and a choice for each field. */
export const rightsForm = z
  .object({
    acts: z.record(z.enum(roleActs), z.boolean()),
    rows: z.enum(rowRules),
    /** As JSON, and '' for none. */
    condition: z.string().default(''),
    right: z.record(z.string(), z.enum(fieldRights)).default({}),
  })
  .superRefine(({ rows, condition }, context) => {
    const checked = rows === 'condition' ? wholeFilter.safeParse(condition) : undefined
    for (const issue of checked?.error?.issues ?? []) context.addIssue({ ...issue, path: ['condition'] })
  })

export function formOfRights({ body }: DraftEntity, policy: EntityPolicy | undefined): FormValues {
  const acts = roleActs.map((act) => [`acts.${act}`, policy?.acts.includes(act) ?? false])
  const rights = body.fields.map(({ uid }) => [`right.${uid}`, rightOf(policy, uid)])
  const condition = filterText(policy?.condition)
  return Object.fromEntries([
    ...acts,
    ['rows', policy?.rows ?? 'all'],
    ['condition', condition],
    ...rights,
  ]) as FormValues
}

function rightOf(policy: EntityPolicy | undefined, uid: string): FieldRight {
  return policy?.fields[uid] ?? 'edit'
}

/** A field that may be edited is not named, as the ones that are added later. */
export function policyOf(entity: string, { acts, rows, condition, right }: z.output<typeof rightsForm>): EntityPolicy {
  const limited = Object.entries(right).filter(([, one]) => one !== 'edit')
  const asked = rows === 'condition' ? filterIn(condition) : undefined
  return {
    entity,
    acts: roleActs.filter((act) => acts[act]),
    rows,
    ...(asked && { condition: asked }),
    fields: Object.fromEntries(limited),
  }
}

/** The tables of a role with one of them as it is said now. */
export function withPolicy(entities: readonly EntityPolicy[], policy: EntityPolicy): EntityPolicy[] {
  return [...entities.filter(({ entity }) => entity !== policy.entity), policy]
}
