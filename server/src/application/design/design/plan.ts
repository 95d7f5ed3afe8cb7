import {
  conditionFault,
  type EntityBody,
  type EntityField,
  type Lang,
  nameOfTwo,
  type PlanChange,
  type PlanProblem,
  type PublishedEntity,
} from '@atrium/shared-utility/contract'
import { labelIn } from '../../record-store/label-in.ts'
import { isReordered } from './is-reordered.ts'
import { fieldChanges } from './plan-fields.ts'
import type { Touched } from './touched.ts'

/** Every object has it, so a value of that name would be there where none was given. */
const reserved = new Set(['constructor'])

export type Draft = readonly { uid: string; body: EntityBody }[]

export function bundleOf(draft: Draft): PublishedEntity[] {
  return draft.map(({ uid, body }) => ({ uid, ...body }))
}

/** Why a draft cannot be published, each at its place. */
export function problemsOf(draft: Draft, live: readonly PublishedEntity[], lang: Lang): PlanProblem[] {
  const at = (body: EntityBody, field: EntityField | null) => ({
    entity: body.key,
    entityLabel: labelIn(lang, body),
    field: field?.key ?? null,
    fieldLabel: field === null ? '' : labelIn(lang, field),
  })
  const nothing = { entity: '', entityLabel: '', field: null, fieldLabel: '' }
  if (draft.length === 0) return [{ what: 'noEntity', uid: '', ...nothing }]
  const keys = draft.map(({ body }) => body.key)
  return draft.flatMap(({ uid, body }, index) => {
    const before = live.find((one) => one.uid === uid)
    const found: PlanProblem[] = []
    const say = (what: PlanProblem['what'], field: EntityField | null = null, more: { option?: string } = {}) =>
      void found.push({ what, uid: field?.uid ?? uid, ...at(body, field), ...more })
    if (keys.indexOf(body.key) < index) say('keyTaken')
    if (before !== undefined && before.key !== body.key) say('keyChanged')
    if (body.fields.every(({ isHidden }) => isHidden)) say('noField')
    for (const field of body.fields) {
      const was = before?.fields.find((one) => one.uid === field.uid)
      if (reserved.has(field.key)) say('keyReserved', field)
      const isChoice = field.type === 'choice' || field.type === 'choices'
      if (isChoice && field.options.length === 0) say('noOption', field)
      const option = isChoice ? nameOfTwo(field.options, lang) : null
      if (option !== null) say('optionTwice', field, { option })
      if (field.type === 'relation' && !draft.some((one) => one.uid === field.relatesTo)) say('noTarget', field)
      if (was?.type === 'relation' && was.relatesTo !== field.relatesTo) say('targetChanged', field)
      const wrong = conditionFault(field, body.fields)
      if (wrong !== null) say(wrong, field)
      if (was !== undefined && was.type !== field.type) say('typeChanged', field)
      if (was !== undefined && was.key !== field.key) say('keyChanged', field)
    }
    return found
  })
}

/**
 * What publishing would change in what is in force. Nothing is lost by any of it: what is left out is hidden, and what was
 * published before comes back with its records. `records`: how many each table has that was ever made; `touched`: how many a
 * change is about that is about some of them alone.
 */
export function changesOf(
  draft: Draft,
  live: readonly PublishedEntity[],
  { records, touched, lang }: { records: ReadonlyMap<string, number>; touched: Touched; lang: Lang },
): PlanChange[] {
  const line = (what: PlanChange['what'], entity: PublishedEntity, field: EntityField | null = null): PlanChange => ({
    what,
    entity: entity.key,
    entityLabel: labelIn(lang, entity),
    field: field?.key ?? null,
    fieldLabel: field === null ? '' : labelIn(lang, field),
    records: records.get(entity.uid) ?? 0,
  })
  const next = bundleOf(draft)
  const gone = live.filter(({ uid }) => !next.some((one) => one.uid === uid)).map((one) => line('hideEntity', one))
  return [
    ...gone,
    ...next.flatMap((entity) => {
      const before = live.find(({ uid }) => uid === entity.uid)
      if (before !== undefined) return fieldChanges(entity, before, { line, touched, lang })
      return [line(records.has(entity.uid) ? 'showEntity' : 'addEntity', entity)]
    }),
    ...(isReordered(uidsOf(live), uidsOf(next)) ? [orderEntities] : []),
  ]
}

const uidsOf = (entities: readonly PublishedEntity[]) => entities.map(({ uid }) => uid)
const orderEntities: PlanChange = {
  what: 'orderEntities',
  entity: '',
  entityLabel: '',
  field: null,
  fieldLabel: '',
  records: 0,
}

/**
 * What the next version holds: the draft, and hidden what the live one has and the draft has not. So its columns are
 * known, and it can be offered again.
 */
export function nextVersion(draft: Draft, live: readonly PublishedEntity[]): PublishedEntity[] {
  return bundleOf(draft).map((entity) => {
    const before = live.find(({ uid }) => uid === entity.uid)
    const gone = (before?.fields ?? []).filter(({ uid }) => !entity.fields.some((field) => field.uid === uid))
    const keys = new Set(entity.fields.map(({ key }) => key))
    return {
      ...entity,
      fields: [
        ...entity.fields,
        ...gone.filter(({ key }) => !keys.has(key)).map((field) => ({ ...field, isHidden: true })),
      ],
    }
  })
}
