import { type DraftAppView, type DraftEntity, viewKinds } from '@atrium/shared-utility/contract'
import { useAction, useLang, useText } from '@atrium/shared-utility/react'
import { FormColumns, FormDialog, FormSelect, FormText, FormWhen, useFormValues } from '@atrium/shared-utility/ui'
import { useState } from 'react'
import type { z } from 'zod'
import { labelIn } from '../../../label-in.ts'
import { newUid } from '../new-uid.ts'
import { suggestKey } from '../suggest-key.ts'
import type { Draft, DraftSaver } from '../use-draft.ts'
import { FieldsField } from './FieldsField.tsx'
import { FilterField } from '../FilterField.tsx'
import { bodyOf, formOf, sortedTypes, viewForm } from './view-form.ts'

type Props = {
  draft: Draft
  table: DraftEntity
  /** Left out for a new one. */
  view?: DraftAppView
  saver: DraftSaver
  onClose: () => void
}

/** A view of a table: what it is called, how it lays out records, which fields it shows and in which order. */
export function ViewDialog({ draft, table, view, saver, onClose }: Props) {
  const t = useText()
  const lang = useLang()
  const put = useAction('putAppView')
  // The same at every press: a view whose answer was lost is not made twice.
  const [uid] = useState(() => view?.uid ?? newUid())
  const fields = table.body.fields.filter(({ isHidden }) => !isHidden)
  const choose = (of: typeof fields) => of.map((field) => ({ value: field.uid, label: labelIn(lang, field) }))
  const choices = fields.filter(({ type }) => type === 'choice')

  function handleSubmit(input: z.output<typeof viewForm>) {
    const others = draft.views.filter(({ body }) => body.entity === table.uid && body !== view?.body)
    const taken = others.map(({ body }) => body.key)
    const known = view !== undefined && !taken.includes(view.body.key) ? view.body.key : undefined
    const key = known ?? suggestKey(input, { word: 'view', taken })
    return put.run({ appId: draft.id, uid, rev: view?.rev ?? 0, body: bodyOf(input, { key, entity: table.uid }) })
  }

  return (
    <FormDialog
      title={t(view ? 'view.editTitle' : 'view.add')}
      schema={viewForm}
      initial={formOf(view?.body, table)}
      submitLabel={t(view ? 'save' : 'table.create')}
      onSubmit={handleSubmit}
      onDone={() => {
        saver.reload()
        onClose()
      }}
      onClose={onClose}
      onReload={saver.refresh}
    >
      <FormColumns>
        <FormText name="label" label={t('view.label')} help={t('view.labelHelp')} />
        <FormText name="labelEn" label={t('labelEn')} />
      </FormColumns>
      <FormSelect
        name="kind"
        label={t('view.kind')}
        options={viewKinds.map((kind) => ({ value: kind, label: t(`view.kind.${kind}`) }))}
      />
      <FormWhen name="kind" value="board">
        <FormSelect
          name="groupBy"
          label={t('view.groupBy')}
          help={t(choices.length === 0 ? 'view.noChoice' : 'view.groupByHelp')}
          none={t('none')}
          options={choose(choices)}
          isNeeded
        />
        <FieldsField name="fields" label={t('view.cardFields')} help={t('view.cardFieldsHelp')} fields={fields} />
      </FormWhen>
      <FormWhen name="kind" value="table">
        <FieldsField name="fields" label={t('view.columns')} help={t('view.columnsHelp')} fields={fields} />
      </FormWhen>
      <FormColumns>
        <FormSelect
          name="sortBy"
          label={t('view.sortBy')}
          none={t('view.newest')}
          options={choose(fields.filter(({ type }) => sortedTypes.includes(type)))}
        />
        <OrderField />
      </FormColumns>
      <FilterField
        name="filter"
        label={t('view.filter')}
        help={t('view.filterHelp')}
        none={t('view.filterNone')}
        isOptional
        fields={fields}
      />
    </FormDialog>
  )
}

/** Up or down by the field that is chosen; the newest first is an order already. */
function OrderField() {
  const t = useText()
  if (useFormValues()['sortBy'] === '') return null
  const options = (['asc', 'desc'] as const).map((order) => ({ value: order, label: t(`view.${order}`) }))
  return <FormSelect name="order" label={t('view.order')} options={options} />
}
