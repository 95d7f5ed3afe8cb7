import type { UserRow } from '@atrium/shared-utility/contract'
import { randomId } from '@atrium/shared-utility/model'
import { useAction, useText } from '@atrium/shared-utility/react'
import { InitialPassword } from '@atrium/shared-utility/security'
import { ConfirmDialog, useToast } from '@atrium/shared-utility/ui'
import { useState } from 'react'
import type { ConfirmedAction } from './user-action.ts'

type Props = {
  action: ConfirmedAction
  user: UserRow
  /** Called when the account was changed. */
  onChanged: (() => void) | undefined
  onClose: () => void
}

/** Asks before a action, by the person's name; a new first password is shown once it is there. */
export function UserDialog({ action, user: { userid, version, name }, onChanged, onClose }: Props) {
  const t = useText()
  const toast = useToast()
  const update = useAction('updateUser')
  const end = useAction('endUserSessions')
  const reset = useAction('resetPassword')
  const resetFactors = useAction('resetFactors')
  const [onceKey] = useState(randomId)
  const [isReset, setIsReset] = useState(false)

  const runs = {
    suspend: () => update.run({ userid, version, status: 'suspended', onceKey }),
    resume: () => update.run({ userid, version, status: 'active', onceKey }),
    endSessions: () => end.run({ userid }),
    resetFactors: () => resetFactors.run({ userid, onceKey }),
    reset: () => reset.run({ op: 'reset', userId: userid }),
  }
  const handleDone = () => {
    onChanged?.()
    if (action === 'reset') return setIsReset(true)
    toast(t(`user.${action}.done`, { name }))
    onClose()
  }

  if (isReset && reset.status === 'done') return <InitialPassword name={name} {...reset.data} onClose={onClose} />
  return (
    <ConfirmDialog
      title={t(`user.${action}.ask`, { name })}
      text={t(`user.${action}.consequence`)}
      confirmLabel={t(`user.${action}`)}
      isDangerous={action !== 'resume'}
      onConfirm={() => runs[action]()}
      onDone={handleDone}
      onClose={onClose}
    />
  )
}
