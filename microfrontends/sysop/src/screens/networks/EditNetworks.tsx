import type { CallOutput } from '@atrium/shared-utility/contract'
import { useAction, useText } from '@atrium/shared-utility/react'
import { FormDialog, FormText, useLatest } from '@atrium/shared-utility/ui'
import { linesOf, networkForm } from './network-lines.ts'

type Props = { current: CallOutput<'getOperatorNetworks'>; onSaved: () => void; onClose: () => void }

/** Replaces the list against the version that was read; a newer one is loaded without losing what was typed. */
export function EditNetworks({ current, onSaved, onClose }: Props) {
  const t = useText()
  const save = useAction('updateOperatorNetworks')
  const read = useAction('getOperatorNetworks')
  const { latest, reload } = useLatest(current, () => read.run({}))

  return (
    <FormDialog
      title={t('networks.edit')}
      schema={networkForm}
      initial={{ networks: linesOf(latest.networks) }}
      submitLabel={t('save')}
      onSubmit={(changed) => save.run({ ...changed, version: latest.version })}
      onDone={onSaved}
      onClose={onClose}
      onReload={reload}
    >
      <FormText
        name="networks"
        rows={6}
        label={t('networks.field')}
        help={t('networks.fieldHelp', { address: latest.ownAddress })}
      />
    </FormDialog>
  )
}
