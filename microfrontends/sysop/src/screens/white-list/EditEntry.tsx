import { changedWhiteListEntry, type WhiteListEntry } from '@atrium/shared-utility/contract'
import { useAction, useText } from '@atrium/shared-utility/react'
import { FormDialog, FormMoment, FormSwitch, FormText, useLatest } from '@atrium/shared-utility/ui'

type Props = { entry: WhiteListEntry; onDone: (said: string) => void; onClose: () => void }

/** Until when an entry counts, why it is there, and whether it counts at all. */
export function EditEntry({ entry, onDone, onClose }: Props) {
  const t = useText()
  const update = useAction('updateWhiteListEntry')
  const read = useAction('getWhiteListEntry')
  const { latest, reload } = useLatest(entry, () => read.run({ id: entry.id }))

  return (
    <FormDialog
      title={t('entry.editOf', { value: latest.value })}
      schema={changedWhiteListEntry}
      initial={{ expiresAt: latest.expiresAt ?? '', note: latest.note, enabled: latest.enabled }}
      constants={{ id: latest.id, version: latest.version }}
      submitLabel={t('entry.save')}
      onSubmit={update.run}
      onDone={() => onDone(t('entry.saved'))}
      onClose={onClose}
      onReload={reload}
    >
      <FormMoment name="expiresAt" label={t('entry.expiresAt')} help={t('entry.expiresAtHelp')} />
      <FormText name="note" label={t('entry.note')} help={t('entry.noteHelp')} />
      <FormSwitch name="enabled" label={t('entry.enabled')} />
    </FormDialog>
  )
}
