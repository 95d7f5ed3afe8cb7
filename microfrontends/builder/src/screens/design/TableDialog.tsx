import { type DraftEntity, designKey, entityBody, Problem } from '@atrium/shared-utility/contract'
import { useText } from '@atrium/shared-utility/react'
import { FormDialog, FormText } from '@atrium/shared-utility/ui'
import { useState } from 'react'
import { z } from 'zod'
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
const tableForm = z.object({ label, labelEn, key: designKey.optional() })

/** The names and the key of a table. */
export function TableDialog({ table, others, isPublished = false, saver, onDone, onClose }: Props) {
  const t = useText()
  // The same at every press: a table whose answer was lost is not made twice.
  const [uid] = useState(() => table?.uid ?? newUid())

  function handleSubmit(named: z.output<typeof tableForm>) {
    const key = named.key ?? suggestKey(named, { word: 'table', taken: others })
    if (others.includes(key)) return { status: 'failed', problem: refusedAt('key', t('key.taken')) } as const
    return saver.put(uid, (newest) => ({ fields: table?.body.fields ?? [], ...newest, ...named, key }))
  }

  const initial = { label: '', labelEn: '', key: '' }
  return (
    <FormDialog
      title={t(table ? 'table.editTitle' : 'table.add')}
      schema={tableForm}
      initial={table ? { label: table.body.label, labelEn: table.body.labelEn, key: table.body.key } : initial}
      submitLabel={t(table ? 'save' : 'table.create')}
      onSubmit={async (named) => handleSubmit(named)}
      onDone={() => onDone(uid)}
      onClose={onClose}
      onReload={saver.refresh}
    >
      <FormText name="label" label={t('table.label')} help={t('table.labelHelp')} />
      <FormText name="labelEn" label={t('labelEn')} />
      {isPublished && table ? <FixedFacts facts={[table.body.key]} /> : <KeyField word="table" taken={others} />}
    </FormDialog>
  )
}

/** A refusal at a field, as the server would have it. */
export function refusedAt(field: string, msg: string) {
  return new Problem('invalidInput', {}, { fields: [{ field, msg }] })
}
