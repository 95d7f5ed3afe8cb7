import type { LiveSession } from '@atrium/shared-utility/contract'
import { useAction, useText } from '@atrium/shared-utility/react'
import { ConfirmDialog, useToast } from '@atrium/shared-utility/ui'

/** What an operator ends: this session, all of its person, or all of everybody in its enterprise. */
export type Ending = 'one' | 'person' | 'enterprise'

type Props = {
  ending: Ending
  session: LiveSession
  onEnded: (() => void) | undefined
  onClose: () => void
}

/** Asks before sessions end, by name, and says how many it were. */
export function EndDialog({ ending, session: { id, userid, name, entid, entName }, onEnded, onClose }: Props) {
  const t = useText()
  const toast = useToast()
  const one = useAction('endLiveSession')
  const person = useAction('endUserSessions')
  const enterprise = useAction('endEnterpriseSessions')
  const runs = {
    one: () => one.run({ id }),
    person: () => person.run({ userid }),
    enterprise: () => enterprise.run({ entid: entid ?? '' }),
  }
  const names = { name, enterprise: entName ?? entid ?? '' }
  const handleDone = () => {
    onEnded?.()
    toast(t('sessions.ended'))
    onClose()
  }
  return (
    <ConfirmDialog
      isDangerous
      title={t(`sessions.${ending}.ask`, names)}
      text={t(`sessions.${ending}.consequence`, names)}
      confirmLabel={t(`sessions.${ending}`)}
      onConfirm={() => runs[ending]()}
      onDone={handleDone}
      onClose={onClose}
    />
  )
}
