import type { MemberRow } from '@atrium/shared-utility/contract'
import { useAction, useText } from '@atrium/shared-utility/react'
import { ConfirmDialog, useToast } from '@atrium/shared-utility/ui'

type Props = { member: MemberRow; onChanged: (() => void) | undefined; onClose: () => void }

/** Asks, by the person's name, before they are taken out of the enterprise. */
export function RemoveMember({ member: { userId, name }, onChanged, onClose }: Props) {
  const t = useText()
  const toast = useToast()
  const { run } = useAction('removeMember')
  const handleDone = () => {
    toast(t('member.remove.done', { name }))
    onChanged?.()
    onClose()
  }
  return (
    <ConfirmDialog
      title={t('member.remove.ask', { name })}
      text={t('member.remove.consequence')}
      confirmLabel={t('member.remove')}
      isDangerous
      onConfirm={() => run({ userId })}
      onDone={handleDone}
      onClose={onClose}
    />
  )
}
