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

type Line = (what: PlanChange['what'], entity: PublishedEntity, field?: EntityField | null) => PlanChange
type Around = { line: Line; lang: Lang }

/** What becomes of the fields of a table. */
export function fieldChanges(entity: PublishedEntity, before: PublishedEntity, { line, lang }: Around) {
  const was = (uid: string) => before.fields.find((field) => field.uid === uid)
  const gone = before.fields.filter(({ uid, isHidden }) => !isHidden && !entity.fields.some((one) => one.uid === uid))
  return [
    ...(before.state === entity.state ? [] : [line('changeState', entity)]),
    ...gone.map((field) => line('hideField', entity, field)),
    ...entity.fields.flatMap((field) => {
      const old = was(field.uid)
      if (old === undefined) return field.isHidden ? [] : [line(addedAs(field), entity, field)]
      if (old.isHidden !== field.isHidden) return [line(field.isHidden ? 'hideField' : 'showField', entity, field)]
      return partsChanged(field, old, lang).map(({ what, ...more }) => ({ ...line(what, entity, field), ...more }))
    }),
    ...titleChange(entity, before, { line, lang }),
  ]
}

/** Another field that records will be called by: every heading, first column and relation shows it. */
function titleChange(entity: PublishedEntity, before: PublishedEntity, { line, lang }: Around) {
  const titleOf = ({ fields }: PublishedEntity) => titleField(fields.filter(({ isHidden }) => !isHidden))
  const [title, was] = [titleOf(entity), titleOf(before)]
  if (title === undefined || was === undefined || title.uid === was.uid) return []
  return [{ ...line('changeTitle', entity, title), was: labelIn(lang, was) }]
}

/** A yes or no is never empty: to require it asks nothing of people. */
function addedAs({ isRequired, type }: EntityField) {
  return isRequired && type !== 'yesNo' ? 'addRequiredField' : 'addField'
}

type Part = Pick<PlanChange, 'what' | 'was' | 'names'>

/** Its name, its options and all the rest of it are told apart: each is something else to the people who fill it in. */
function partsChanged(field: EntityField, old: EntityField, lang: Lang): Part[] {
  const { label, labelEn, options, ...rest } = field
  const isRenamed = label !== old.label || labelEn !== old.labelEn
  const isElse = !isDeepStrictEqual({ ...old, label, labelEn, options }, { ...rest, label, labelEn, options })
  return [
    ...(isRenamed ? [{ what: 'renameField' as const, was: labelIn(lang, old) }] : []),
    ...optionChanges(options, old.options, lang),
    ...(isElse ? [{ what: 'changeField' as const }] : []),
  ]
}

function optionChanges(options: readonly FieldOption[], before: readonly FieldOption[], lang: Lang): Part[] {
  const missing = (from: readonly FieldOption[], all: readonly FieldOption[]) =>
    all.filter(({ key }) => !from.some((one) => one.key === key))
  const told = (found: readonly FieldOption[]) =>
    found.map((one) => labelIn(lang, one)).join(lang === 'zh-CN' ? '、' : ', ')
  const [added, removed] = [missing(before, options), missing(options, before)]
  const kept = (all: readonly FieldOption[], others: readonly FieldOption[]) =>
    all.filter(({ key }) => others.some((one) => one.key === key))
  const isChanged = !isDeepStrictEqual(kept(options, before), kept(before, options))
  return [
    ...(added.length > 0 ? [{ what: 'addOptions' as const, names: told(added) }] : []),
    ...(removed.length > 0 ? [{ what: 'removeOptions' as const, names: told(removed) }] : []),
    ...(isChanged ? [{ what: 'changeOptions' as const }] : []),
  ]
}
