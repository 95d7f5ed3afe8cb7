import { z } from 'zod'
import { id, plainSign, text } from '../foundation/fields.ts'
import { said } from '../foundation/said-issue.ts'
import { recordFilter } from './filter.ts'

/** What a role lets its members do with the records of a table. */
export const roleActs = ['read', 'add', 'change', 'delete'] as const
export type RoleAct = (typeof roleActs)[number]

/**
 * With which records, each with those before it: one’s own, those that people of one’s own departments made, the same with
 * the departments below, all.
 */
export const roleRows = ['own', 'department', 'departmentBelow', 'all'] as const
export type RoleRows = (typeof roleRows)[number]
/** The same, or those that fulfil a condition. */
export const rowRules = [...roleRows, 'condition'] as const
export type RowRule = (typeof rowRules)[number]

export const fieldRights = ['hidden', 'read', 'edit'] as const
export type FieldRight = (typeof fieldRights)[number]

/** A record that a person changes or deletes is one that the person sees. */
const acts = z
  .array(z.enum(roleActs))
  .max(20)
  .overwrite((given) => {
    const isSeen = given.includes('change') || given.includes('delete')
    return roleActs.filter((act) => given.includes(act) || (act === 'read' && isSeen))
  })

const entityPolicy = z.strictObject({
  /** The uid of the entity. One that a role does not name is closed to it. */
  entity: id,
  acts,
  rows: z.enum(rowRules).default('all'),
  /** Where `rows` says so: the records for which it holds, no matter who made them. Its fields may be hidden from the role. */
  condition: recordFilter.optional(),
  /** By the uid of the field; one that is not named may be changed wherever the record may. */
  fields: z.record(id, z.enum(fieldRights)).default({}),
})
export type EntityPolicy = z.infer<typeof entityPolicy>

const needsCondition = {
  'zh-CN': '请填写条件；只有选择“符合条件的记录”时才能填写',
  'en-US': 'A condition is required for condition-based records, and not allowed otherwise',
}

/** A role of an application: what its members may do, table by table. The list of members stands outside of the version. */
export const appRoleBody = z
  .strictObject({
    key: plainSign().regex(/^[a-z][a-z0-9_]{0,39}$/),
    label: text(1, 60),
    labelEn: text(0, 60).default(''),
    entities: z.array(entityPolicy).max(200).default([]),
  })
  .superRefine(({ entities }, context) => {
    for (const [index, { entity, rows, condition }] of entities.entries()) {
      if (entities.findIndex((one) => one.entity === entity) < index)
        context.addIssue({ code: 'custom', path: ['entities', index, 'entity'], message: 'twice' })
      if ((rows === 'condition') !== (condition !== undefined))
        context.addIssue({ ...said(needsCondition), path: ['entities', index, 'condition'] })
    }
  })
export type AppRoleBody = z.infer<typeof appRoleBody>

export const draftAppRole = z.object({ uid: id, rev: z.int(), body: appRoleBody })
export type DraftAppRole = z.infer<typeof draftAppRole>

/** A role as its version has it. */
export type PublishedAppRole = AppRoleBody & { uid: string }
