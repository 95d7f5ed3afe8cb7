import { conditionFault, type DraftEntity, type EntityField, fieldTypes } from '@atrium/shared-utility/contract'
import { useText } from '@atrium/shared-utility/react'
import { FormColumns, FormDialog, FormSelect, FormSwitch, FormText } from '@atrium/shared-utility/ui'
import { useState } from 'react'
import type { z } from 'zod'
import { fieldForm, fieldOf, formOf } from './field-form.ts'
import { replaceField } from './fields.ts'
import { PlaceFields } from './PlaceFields.tsx'
import { InitialField } from './InitialField.tsx'
import { FixedFacts, KeyField } from '../KeyField.tsx'
import { newUid } from '../new-uid.ts'
import { suggestKey } from '../suggest-key.ts'
import { refusedAt } from '../TableDialog.tsx'
import { TypeFields, UniqueSwitch } from './TypeFields.tsx'
import type { DraftSaver } from '../use-draft.ts'

type Props = {
  table: DraftEntity
  /** All of the application: a relation names records of one of them. */
  tables: readonly DraftEntity[]
  /** Left out for a new one. */
  field?: EntityField
  isPublished?: boolean
  saver: DraftSaver
  onClose: () => void
}

/** One field: names, type and what belongs to the type. What is published keeps its key and its type. */
export function FieldDialog({ table, tables, field, isPublished = false, saver, onClose }: Props) {
  const t = useText()
  const [uid] = useState(() => field?.uid ?? newUid())
  const others = table.body.fields.filter((one) => one.uid !== uid).map(({ key }) => key)
  const types = fieldTypes.map((type) => ({ value: type, label: t(`type.${type}`) }))

  function handleSubmit(input: z.output<typeof fieldForm>) {
    const key = input.key ?? suggestKey(input, { word: 'field', taken: others })
    if (others.includes(key)) return { status: 'failed', problem: refusedAt('key', t('key.taken')) } as const
    const made = fieldOf(input, field, { uid, key })
    const fault = conditionFault(made, replaceField(table.body, made).fields)
    if (fault !== null) return { status: 'failed', problem: refusedAt('showIf', t(`showIf.${fault}`)) } as const
    return saver.put(table.uid, (newest) => replaceField(newest ?? table.body, made))
  }

  return (
    <FormDialog
      title={t(field ? 'field.editTitle' : 'field.add')}
      schema={fieldForm}
      initial={formOf(field)}
      submitLabel={t(field ? 'save' : 'field.create')}
      onSubmit={async (input) => handleSubmit(input)}
      onDone={onClose}
      onClose={onClose}
      onReload={saver.refresh}
    >
      <FormColumns>
        <FormText name="label" label={t('field.label')} />
        <FormText name="labelEn" label={t('labelEn')} />
      </FormColumns>
      {isPublished && field ? (
        <FixedFacts facts={[t(`type.${field.type}`), field.key]} />
      ) : (
        <FormSelect name="type" label={t('field.type')} options={types} />
      )}
      <TypeFields tables={tables} />
      {!(isPublished && field) && <KeyField word="field" taken={others} />}
      <FormText name="help" label={t('field.help')} help={t('field.helpHelp')} />
      <PlaceFields table={table} uid={uid} />
      <FormSwitch name="isRequired" label={t('field.required')} />
      <UniqueSwitch />
      <InitialField />
    </FormDialog>
  )
}
