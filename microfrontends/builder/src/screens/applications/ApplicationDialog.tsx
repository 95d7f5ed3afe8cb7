import { calls } from '@atrium/shared-utility/contract'
import { useAction, useText } from '@atrium/shared-utility/react'
import { FormDialog, FormText, IconPicker } from '@atrium/shared-utility/ui'

type Props = { onDone: (id: string) => void; onClose: () => void }

/** Begins an application: all that it needs is a name; its icon and colour can be chosen at once, too. */
export function ApplicationDialog({ onDone, onClose }: Props) {
  const t = useText()
  const add = useAction('addBuiltApplication')
  return (
    <FormDialog
      title={t('application.add')}
      schema={calls.addBuiltApplication.input}
      initial={{ name: '', nameEn: '', icon: '', color: '' }}
      submitLabel={t('application.create')}
      onSubmit={add.run}
      onDone={({ id }) => onDone(id)}
      onClose={onClose}
    >
      <FormText name="name" label={t('application.name')} help={t('application.nameHelp')} />
      <FormText name="nameEn" label={t('application.nameEn')} help={t('application.nameEnHelp')} />
      <IconPicker id={null} />
    </FormDialog>
  )
}
