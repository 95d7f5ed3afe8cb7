import { calls } from '@atrium/shared-utility/contract'
import { useAction, useText } from '@atrium/shared-utility/react'
import { FormDialog, FormText } from '@atrium/shared-utility/ui'
import type { Draft, DraftSaver } from './use-draft.ts'

type Props = { draft: Draft; saver: DraftSaver; onClose: () => void }

/** What the application is called. */
export function RenameDialog({ draft: { id: appId, name, nameEn, isVisible }, saver, onClose }: Props) {
  const t = useText()
  const update = useAction('updateBuiltApplication')
  return (
    <FormDialog
      title={t('application.rename')}
      schema={calls.updateBuiltApplication.input}
      initial={{ name, nameEn }}
      constants={{ appId, isVisible }}
      submitLabel={t('save')}
      onSubmit={update.run}
      onDone={() => {
        saver.reload()
        onClose()
      }}
      onClose={onClose}
    >
      <FormText name="name" label={t('application.name')} help={t('application.nameHelp')} />
      <FormText name="nameEn" label={t('application.nameEn')} help={t('application.nameEnHelp')} />
    </FormDialog>
  )
}
