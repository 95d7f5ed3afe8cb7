import type { WhiteListEntry } from '@atrium/shared-utility/contract'
import { useAction, useText } from '@atrium/shared-utility/react'
import { ConfirmDialog } from '@atrium/shared-utility/ui'

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
  const { id, version, value, note, expiresAt, entName } = entry
  const whom = entName ?? t('entry.everybody')
  const handleConfirm = () =>
    act === 'delete' ? remove.run({ id }) : update.run({ id, version, note, expiresAt, enabled: act === 'on' })
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
