import type { DraftAppView, DraftEntity } from '@atrium/shared-utility/contract'
import { useAction, useLang, useText } from '@atrium/shared-utility/react'
import { ConfirmDialog, useToast } from '@atrium/shared-utility/ui'
import { labelIn } from '../../../label-in.ts'
import type { DesignAddress } from '../use-design-address.ts'
import type { Draft, DraftSaver } from '../use-draft.ts'
import { ViewDialog } from './ViewDialog.tsx'

type Props = { draft: Draft; chosen: DraftEntity | undefined; saver: DraftSaver; address: DesignAddress }

/** The dialog about a view that the address names, if the view is there. */
export function ViewDialogs({ draft, chosen, saver, address: { dialog, of: uid, close } }: Props) {
  const of = { draft, saver, onClose: close }
  const view = draft.views.find((one) => one.uid === uid)
  const table = draft.entities.find((one) => one.uid === view?.body.entity)
  if (dialog === 'addView') return chosen ? <ViewDialog {...of} table={chosen} /> : null
  if (view === undefined) return null
  if (dialog === 'deleteView') return <DeleteView {...of} view={view} />
  return dialog === 'editView' && table ? <ViewDialog key={view.uid} {...of} table={table} view={view} /> : null
}

type DeleteProps = { draft: Draft; view: DraftAppView; saver: DraftSaver; onClose: () => void }

/** Takes a view out of the draft. */
function DeleteView({ draft, view, saver, onClose }: DeleteProps) {
  const t = useText()
  const toast = useToast()
  const remove = useAction('deleteAppView')
  const name = labelIn(useLang(), view.body)
  return (
    <ConfirmDialog
      title={t('view.deleteTitle', { name })}
      text={t(draft.published.includes(view.uid) ? 'view.deletePublished' : 'view.deleteDraft')}
      confirmLabel={t('delete')}
      isDangerous
      onConfirm={async () => {
        const result = await remove.run({ appId: draft.id, uid: view.uid, rev: view.rev })
        if (result.status === 'failed' && result.problem.code === 'versionConflict') await saver.refresh()
        return result
      }}
      onDone={() => {
        toast(t('deleted', { name }))
        saver.reload()
        onClose()
      }}
      onClose={onClose}
    />
  )
}
