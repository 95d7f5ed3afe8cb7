import type { MemberSession } from '@atrium/shared-utility/contract'
import { useAction, useText } from '@atrium/shared-utility/react'
import { ConfirmDialog, useToast } from '@atrium/shared-utility/ui'

/** What an administrator ends: this session, or all of its member. */
export const endings = ['one', 'person'] as const
export type Ending = (typeof endings)[number]

type Props = { ending: Ending; session: MemberSession; onEnded: (() => void) | undefined; onClose: () => void }

/** Asks by name before sessions end. */
export function EndDialog({ ending, session: { id, userId, name }, onEnded, onClose }: Props) {
  const t = useText()
  const toast = useToast()
  const one = useAction('endMemberSession')
  const person = useAction('endMemberSessions')
  const runs = { one: () => one.run({ id }), person: () => person.run({ userId }) }
  const handleDone = () => {
    onEnded?.()
    toast(t('sessions.ended'))
    onClose()
  }
  return (
    <ConfirmDialog
      isDangerous
      title={t(`sessions.${ending}.ask`, { name })}
      text={t(`sessions.${ending}.consequence`)}
      confirmLabel={t(`sessions.${ending}`)}
      onConfirm={() => runs[ending]()}
      onDone={handleDone}
      onClose={onClose}
    />
  )
}
