import type { WhiteListEntry } from '@atrium/shared-utility/contract'
import { randomId } from '@atrium/shared-utility/model'
import { useAction, useText } from '@atrium/shared-utility/react'
import { ConfirmDialog } from '@atrium/shared-utility/ui'
import { useState } from 'react'

type Props = {
  act: 'on' | 'off' | 'delete'
  entry: WhiteListEntry
  onDone: (said: string) => void
  onClose: () => void
}

/** Asks before something passes again, or no longer does. */
export function ConfirmEntry({ act, entry, onDone, onClose }: Props) {
  const t = useText()
  const [update, remove] = [useAction('updateWhiteListEntry'), useAction('deleteWhiteListEntry')]
  const [onceKey] = useState(randomId)
  const { id, version, value, note, expiresAt, entName } = entry
  const whom = entName ?? t('entry.everybody')
  const change = { id, version, note, expiresAt, enabled: act === 'on', onceKey }
  const handleConfirm = () => (act === 'delete' ? remove.run({ id }) : update.run(change))
  return (
    <ConfirmDialog
      isDangerous={act !== 'on'}
      title={t(`entry.${act}.ask`, { value })}
      text={t(`entry.${act}.consequence`, { value, whom })}
      confirmLabel={t(`entry.${act}`)}
      onConfirm={handleConfirm}
      onDone={() => onDone(t(`entry.${act}.done`, { value }))}
      onClose={onClose}
    />
  )
}
