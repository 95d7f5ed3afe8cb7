import type { WholeUpdate } from '@atrium/shared-utility/contract'
import { useAction, useText } from '@atrium/shared-utility/react'
import { ConfirmDialog } from '@atrium/shared-utility/ui'

type Props = {
  act: 'start' | 'cancel'
  update: WholeUpdate
  onDone: (said: string) => void
  onClose: () => void
}

/** Asks before the portal is closed to people, or a plan that they may know of is taken back. */
export function ConfirmUpdate({ act, update, onDone, onClose }: Props) {
  const t = useText()
  const [start, cancel] = [useAction('startUpdate'), useAction('cancelUpdate')]
  const { id, revision, version, windowMin } = update
  return (
    <ConfirmDialog
      isDangerous
      title={t(`update.${act}.ask`, { version })}
      text={t(`update.${act}.consequence`, { count: windowMin })}
      confirmLabel={t(`update.${act}`)}
      onConfirm={() => (act === 'start' ? start.run({ id, revision }) : cancel.run({ id, revision }))}
      onDone={() => onDone(t(`update.${act}.done`, { version }))}
      onClose={onClose}
    />
  )
}
