import { z } from 'zod'
import { roleActs, rowRules } from './app-role-shape.ts'

/** What the draft would change in what is in force, one line each. */
export const planChanges = [
  'addEntity',
  'orderEntities',
  'changeState',
  'changeTitle',
  'hideEntity',
  'showEntity',
  'addField',
  'addRequiredField',
  'hideField',
  'showField',
  'renameField',
  'addOptions',
  'removeOptions',
  'changeOptions',
  'changeField',
  /** A field that was there must be filled in from now on. */
  'requireField',
  'firstRoles',
  'addRole',
  'changeRole',
  /** A role, which the entity of the line names, may do more or less in the table that its field names. */
  'roleGains',
  'roleLoses',
  /** A role may work in other records of the table that its field names; of `roleCondition` by another condition. */
  'roleRows',
  'roleCondition',
  /** Fields of that table that the role no longer sees, only reads, or may fill in. */
  'roleHides',
  'roleReads',
  'roleEdits',
  'removeRole',
  'addView',
  'changeView',
  'orderViews',
  'removeView',
] as const
/** Why the draft cannot be published, at its place. */
export const planProblems = [
  'noEntity',
  'noField',
  'keyTaken',
  'keyReserved',
  'noOption',
  /** Two options of a choice that people cannot tell apart. */
  'optionTwice',
  'typeChanged',
  'keyChanged',
  'valueTwice',
  /** With those that were left out, whose values are kept. */
  'tooManyFields',
  /** A relation that names no table of this application. */
  'noTarget',
  'targetChanged',
  /** A condition of the form that its fields do not fit, and conditions that wait for each other. */
  'conditionWrong',
  'conditionCircle',
  'noRole',
  'roleKeyTaken',
  /** The condition of a role, which the entity of the line is about, asks of a field what it has not. */
  'conditionBroken',
  'viewKeyTaken',
  /** A view of a table that the draft has no more. */
  'viewNoTable',
  /** A view names a field that its table has no more, or hides. */
  'viewFieldGone',
  /** The filter of a view asks of a field what it has not. */
  'viewFilterBroken',
  /** A board by a field that is no single choice, or has more options than stand side by side. */
  'boardNoChoice',
  'boardTooWide',
] as const

const place = { entity: z.string(), entityLabel: z.string(), field: z.string().nullable(), fieldLabel: z.string() }
const planChange = z.object({
  what: z.enum(planChanges),
  ...place,
  /** How many records it is about: of `removeOptions` those that hold one of them, of `requireField` those where it is empty. */
  records: z.int(),
  /** Of `renameField`: what it is called in what is in force. Of `changeTitle`: by which field records are called there. */
  was: z.string().optional(),
  /** Of options that come or go, and of fields of a role: what they are called. */
  names: z.string().optional(),
  /** Of `roleGains` and `roleLoses`. */
  acts: z.array(z.enum(roleActs)).optional(),
  /** Of `roleRows`. */
  rows: z.enum(rowRules).optional(),
})
export type PlanChange = z.infer<typeof planChange>
export const planProblem = z.object({
  what: z.enum(planProblems),
  uid: z.string(),
  ...place,
  /** Of `valueTwice`: how many records share a value. */
  records: z.int().optional(),
  /** Of `optionTwice`: what two options are called. */
  option: z.string().optional(),
})
export type PlanProblem = z.infer<typeof planProblem>

export const publishPlan = z.object({
  /** Names the draft as it was planned: publishing asks for it. */
  draft: z.int(),
  changes: z.array(planChange),
  problems: z.array(planProblem),
})
