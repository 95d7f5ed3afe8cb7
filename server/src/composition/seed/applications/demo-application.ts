import type {
  ApplicationLook,
  AppRoleBody,
  AppViewBody,
  EntityField,
  OptionTone,
  PublishedEntity,
  RecordValues,
} from '@atrium/shared-utility/contract'
import { newId } from '../../../foundation/db/id.ts'

/** A built application of the demo: what its maker designs, and what people then write down in it. */
export type DemoApplication = ApplicationLook & {
  name: string
  nameEn: string
  entities: readonly DemoEntity[]
  /** In the order of their tabs. */
  views: readonly AppViewBody[]
  /** None: everybody of the enterprise works with all records. */
  roles: readonly DemoRole[]
  /** The login id of a person who sees all records. */
  keeper: string
  /** The departments that it is open to; none: everybody. */
  openTo: readonly string[]
  /** The member who asks for it, and the reason. */
  requests: readonly { by: string; reason: string }[]
}

export type DemoEntity = {
  table: PublishedEntity
  /** In the order in which they were written; the same at every call, so that an interrupted demo goes on where it stood. */
  records: (demo: DemoPeople) => readonly DemoRecord[]
}

/** A role with those who are in it: a person by login id, a department by name; `{}` is everybody. */
export type DemoRole = { body: AppRoleBody; people: readonly { loginId?: string; department?: string }[] }

export type DemoRecord = {
  at: Date
  /** The login id of the person who writes it. */
  by: string
  values: RecordValues
  /** What became of it later, the oldest first. */
  changes: readonly { at: Date; by: string; values: RecordValues; papers?: DemoPapers }[]
  papers?: DemoPapers
}

/** The files that a person puts into a field of a record. */
type DemoPapers = { field: string; names: readonly string[] }

export type DemoPeople = {
  /** The id of a person of the demo enterprise by login id. */
  idOf: (loginId: string) => string
  /** The id of a record of a table that this one names records of, by its name. */
  recordOf: (name: string) => string
  now: Date
}

type FieldFacts = Partial<EntityField> & Pick<EntityField, 'key' | 'type' | 'label' | 'labelEn'>

export function demoField(facts: FieldFacts): EntityField {
  return { uid: newId(), help: '', isRequired: false, isHidden: false, options: [], decimals: 2, ...facts }
}

/** Options as `key: [Chinese, English]`, with a colour where they are the state of a record. */
export function demoOptions(labels: Record<string, readonly [string, string, OptionTone?]>) {
  return Object.entries(labels).map(([key, [label, labelEn, tone]]) => ({ key, label, labelEn, ...(tone && { tone }) }))
}
