import type { DraftEntity, EntityField } from '@atrium/shared-utility/contract'
import { useLang, useText } from '@atrium/shared-utility/react'
import { ConfirmDialog, useToast } from '@atrium/shared-utility/ui'
import { labelIn } from '../../label-in.ts'
import { removeField } from './fields/fields.ts'
import type { DraftSaver } from './use-draft.ts'

type Props = { table: DraftEntity; isPublished: boolean; saver: DraftSaver; onClose: () => void }

/** Takes a table out of the draft. */
export function DeleteTable({ table, isPublished, saver, onDone, onClose }: Props & { onDone: () => void }) {
  const t = useText()
  const toast = useToast()
  const name = labelIn(useLang(), table.body)

  async function handleConfirm() {
    const result = await saver.takeOut(table.uid)
    // The next press is about what the table is by then.
    if (result.status === 'failed' && result.problem.code === 'versionConflict') await saver.refresh()
    return result
  }
  return (
    <ConfirmDialog
      title={t('table.deleteTitle', { name })}
      text={t(isPublished ? 'table.deletePublished' : 'table.deleteDraft')}
      confirmLabel={t('delete')}
      isDangerous
      onConfirm={handleConfirm}
      onDone={() => {
        toast(t('deleted', { name }))
        onDone()
      }}
      onClose={onClose}
    />
  )
}

/** Takes a field out of the draft. */
export function DeleteField({ table, field, isPublished, saver, onClose }: Props & { field: EntityField }) {
  const t = useText()
  const toast = useToast()
  const name = labelIn(useLang(), field)

  async function handleConfirm() {
    const result = await saver.put(table.uid, (newest) => removeField(newest ?? table.body, field.uid))
    if (result.status === 'failed' && result.problem.code === 'versionConflict') await saver.refresh()
    return result
  }
  return (
    <ConfirmDialog
      title={t('field.deleteTitle', { name })}
      text={t(isPublished ? 'field.deletePublished' : 'field.deleteDraft')}
      confirmLabel={t('delete')}
      isDangerous
      onConfirm={handleConfirm}
      onDone={() => {
        toast(t('deleted', { name }))
        onClose()
      }}
      onClose={onClose}
    />
  )
}
