import { isDeepStrictEqual } from 'node:util'
import {
  type EntityField,
  type FieldOption,
  type Lang,
  type PlanChange,
  type PublishedEntity,
  titleField,
} from '@atrium/shared-utility/contract'
import { labelIn } from '../../record-store/label-in.ts'
import { namesIn } from './names-in.ts'
import { asksToFill, goneOptions, isNewlyRequired, type Touched, touchedKey } from './touched.ts'

type Line = (what: PlanChange['what'], entity: PublishedEntity, field?: EntityField | null) => PlanChange
/** `touched`: how many records each change touches that is about some of them alone. */
type Around = { line: Line; touched: Touched; lang: Lang }

/** What becomes of the fields of a table. */
export function fieldChanges(entity: PublishedEntity, before: PublishedEntity, { line, touched, lang }: Around) {
  const was = (uid: string) => before.fields.find((field) => field.uid === uid)
  const gone = before.fields.filter(({ uid, isHidden }) => !isHidden && !entity.fields.some((one) => one.uid === uid))
  return [
    ...(before.state === entity.state ? [] : [line('changeState', entity)]),
    ...gone.map((field) => line('hideField', entity, field)),
    ...entity.fields.flatMap((field) => {
      const old = was(field.uid)
      if (old === undefined) return field.isHidden ? [] : [line(addedAs(field), entity, field)]
      if (field.isHidden && !old.isHidden) return [line('hideField', entity, field)]
      const parts = partsChanged(field, old, { touched, lang }).map(({ what, ...more }) => ({
        ...line(what, entity, field),
        ...more,
      }))
      return old.isHidden && !field.isHidden ? [line('showField', entity, field), ...parts] : parts
    }),
    ...titleChange(entity, before, { line, lang }),
  ]
}

/** Another field that records will be called by: every heading, first column and relation shows it. */
function titleChange(entity: PublishedEntity, before: PublishedEntity, { line, lang }: Omit<Around, 'touched'>) {
  const titleOf = ({ fields }: PublishedEntity) => titleField(fields.filter(({ isHidden }) => !isHidden))
  const [title, was] = [titleOf(entity), titleOf(before)]
  if (title === undefined || was === undefined || title.uid === was.uid) return []
  return [{ ...line('changeTitle', entity, title), was: labelIn(lang, was) }]
}

function addedAs(field: EntityField) {
  return asksToFill(field) ? 'addRequiredField' : 'addField'
}

type Part = Pick<PlanChange, 'what' | 'was' | 'names'> & { records?: number }

/** Its name, its options and all the rest of it are told apart: each is something else to the people who fill it in. */
function partsChanged(field: EntityField, old: EntityField, { touched, lang }: Omit<Around, 'line'>): Part[] {
  const { label, labelEn, options, ...rest } = field
  const isRenamed = label !== old.label || labelEn !== old.labelEn
  const isAsked = isNewlyRequired(field, old)
  const same = { label, labelEn, options, isHidden: false, ...(isAsked && { isRequired: true }) }
  const isElse = !isDeepStrictEqual({ ...old, ...same }, { ...rest, ...same })
  const records = (what: 'removeOptions' | 'requireField') => touched.get(touchedKey(what, field)) ?? 0
  return [
    ...(isRenamed ? [{ what: 'renameField' as const, was: labelIn(lang, old) }] : []),
    ...optionChanges(field, old, lang).map((part) =>
      part.what === 'removeOptions' ? { ...part, records: records(part.what) } : part,
    ),
    ...(isAsked ? [{ what: 'requireField' as const, records: records('requireField') }] : []),
    ...(isElse ? [{ what: 'changeField' as const }] : []),
  ]
}

function optionChanges(field: EntityField, old: EntityField, lang: Lang): Part[] {
  const [added, removed] = [goneOptions(old, field), goneOptions(field, old)]
  const kept = (all: readonly FieldOption[], others: readonly FieldOption[]) =>
    all.filter(({ key }) => others.some((one) => one.key === key))
  const isChanged = !isDeepStrictEqual(kept(field.options, old.options), kept(old.options, field.options))
  return [
    ...(added.length > 0 ? [{ what: 'addOptions' as const, names: namesIn(lang, added) }] : []),
    ...(removed.length > 0 ? [{ what: 'removeOptions' as const, names: namesIn(lang, removed) }] : []),
    ...(isChanged ? [{ what: 'changeOptions' as const }] : []),
  ]
}
