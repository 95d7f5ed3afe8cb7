import { type DraftEntity, designKey, entityBody, noState, Problem } from '@atrium/shared-utility/contract'
import { useLang, useText } from '@atrium/shared-utility/react'
import { FormDialog, FormSelect, FormText } from '@atrium/shared-utility/ui'
import { useState } from 'react'
import { z } from 'zod'
import { labelIn } from '../../label-in.ts'
import { FixedFacts, KeyField } from './KeyField.tsx'
import { newUid } from './new-uid.ts'
import { suggestKey } from './suggest-key.ts'
import type { DraftSaver } from './use-draft.ts'

type Props = {
  /** Left out for a new one. */
  table?: DraftEntity
  /** The keys of the other tables. */
  others: readonly string[]
  isPublished?: boolean
  saver: DraftSaver
  onDone: (uid: string) => void
  onClose: () => void
}

const { label, labelEn } = entityBody.shape
const tableForm = z.object({ label, labelEn, key: designKey.optional(), state: z.string().default('') })

/** The names and the key of a table. */
export function TableDialog({ table, others, isPublished = false, saver, onDone, onClose }: Props) {
  const t = useText()
  const lang = useLang()
  // The same at every press: a table whose answer was lost is not made twice.
  const [uid] = useState(() => table?.uid ?? newUid())

  const choices = (table?.body.fields ?? []).filter(({ type }) => type === 'choice')

  function handleSubmit({ state, ...named }: z.output<typeof tableForm>) {
    const key = named.key ?? suggestKey(named, { word: 'table', taken: others })
    if (others.includes(key)) return { status: 'failed', problem: refusedAt('key', t('key.taken')) } as const
    return saver.put(uid, (newest) => {
      const { state: _before, ...kept } = newest ?? { fields: table?.body.fields ?? [] }
      return { ...kept, ...named, key, ...(state !== '' && { state }) }
    })
  }

  const initial = { label: '', labelEn: '', key: '', state: '' }
  const states = [
    ...choices.map((field) => ({ value: field.uid, label: labelIn(lang, field) })),
    { value: noState, label: t('table.stateNone') },
  ]
  return (
    <FormDialog
      title={t(table ? 'table.editTitle' : 'table.add')}
      schema={tableForm}
      initial={table ? initialOf(table) : initial}
      submitLabel={t(table ? 'save' : 'table.create')}
      onSubmit={async (named) => handleSubmit(named)}
      onDone={() => onDone(uid)}
      onClose={onClose}
      onReload={saver.refresh}
    >
      <FormText name="label" label={t('table.label')} help={t('table.labelHelp')} />
      <FormText name="labelEn" label={t('labelEn')} />
      {choices.length > 0 && (
        <FormSelect
          name="state"
          label={t('table.state')}
          help={t('table.stateHelp')}
          none={t('table.stateUsual')}
          options={states}
        />
      )}
      {isPublished && table ? <FixedFacts facts={[table.body.key]} /> : <KeyField word="table" taken={others} />}
    </FormDialog>
  )
}

/** A field that is no choice any more, or left out, counts as none chosen. */
function initialOf({ body: { label: words, labelEn: wordsEn, key, state, fields } }: DraftEntity) {
  const isThere = state === noState || fields.some(({ uid, type }) => uid === state && type === 'choice')
  return { label: words, labelEn: wordsEn, key, state: isThere ? (state ?? '') : '' }
}

/** A refusal at a field, as the server would have it. */
export function refusedAt(field: string, msg: string) {
  return new Problem('invalidInput', {}, { fields: [{ field, msg }] })
}
