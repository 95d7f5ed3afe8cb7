import type { CallOutput } from '@atrium/shared-utility/contract'
import { useAction, useText } from '@atrium/shared-utility/react'
import { FormDialog, FormText } from '@atrium/shared-utility/ui'
import { useState } from 'react'
import { linesOf, networkForm } from './network-lines.ts'

type Props = { current: CallOutput<'getOperatorNetworks'>; onSaved: () => void; onClose: () => void }

/** Replaces the list against the version that was read; a newer one is loaded without losing what was typed. */
export function EditNetworks({ current, onSaved, onClose }: Props) {
  const t = useText()
  const save = useAction('updateOperatorNetworks')
  const read = useAction('getOperatorNetworks')
  const [latest, setLatest] = useState(current)

  async function handleReload() {
    const result = await read.run({})
    if (result.status === 'done') setLatest(result.data)
    return result
  }

  return (
    <FormDialog
      title={t('networks.edit')}
      schema={networkForm}
      initial={{ networks: linesOf(latest.networks) }}
      submitLabel={t('save')}
      onSubmit={({ networks }) => save.run({ networks, version: latest.version })}
      onDone={onSaved}
      onClose={onClose}
      onReload={handleReload}
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
