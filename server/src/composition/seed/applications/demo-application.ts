import type { EntityBody, EntityField, RecordValues } from '@atrium/shared-utility/contract'
import { newId } from '../../../foundation/db/id.ts'

/** A built application of the demo: what its maker designs, and what people then write down in it. */
export type DemoApplication = {
  name: string
  nameEn: string
  entities: readonly EntityBody[]
  /** In the order in which they were written; the same at every call, so that an interrupted demo goes on where it stood. */
  records: (demo: DemoPeople) => readonly DemoRecord[]
}

export type DemoRecord = {
  entity: string
  at: Date
  /** The login id of the person who writes it. */
  by: string
  values: RecordValues
  /** What became of it later by the same person, the oldest first. */
  changes: readonly { at: Date; values: RecordValues }[]
}

/** `idOf` answers the id of a person of the demo enterprise by login id. */
export type DemoPeople = { idOf: (loginId: string) => string; now: Date }

type FieldFacts = Partial<EntityField> & Pick<EntityField, 'key' | 'type' | 'label' | 'labelEn'>

export function demoField(facts: FieldFacts): EntityField {
  return { uid: newId(), help: '', isRequired: false, isHidden: false, options: [], decimals: 2, ...facts }
}

/** Options as `key: [Chinese, English]`. */
export function demoOptions(labels: Record<string, readonly [string, string]>) {
  return Object.entries(labels).map(([key, [label, labelEn]]) => ({ key, label, labelEn }))
}
