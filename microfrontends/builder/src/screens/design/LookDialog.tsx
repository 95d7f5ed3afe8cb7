import { calls } from '@atrium/shared-utility/contract'
import { useAction, useText } from '@atrium/shared-utility/react'
import { FormDialog, FormText, IconPicker } from '@atrium/shared-utility/ui'
import type { Draft, DraftSaver } from './use-draft.ts'

type Props = { draft: Draft; saver: DraftSaver; onClose: () => void }

/** What the application is called, and its icon and colour. */
export function LookDialog({ draft, saver, onClose }: Props) {
  const t = useText()
  const update = useAction('updateBuiltApplication')
  const { id: appId, name, nameEn, icon, color, isVisible } = draft
  return (
    <FormDialog
      title={t('application.look')}
      schema={calls.updateBuiltApplication.input}
      initial={{ name, nameEn, icon: icon ?? '', color: color ?? '' }}
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
      <IconPicker id={appId} />
    </FormDialog>
  )
}
