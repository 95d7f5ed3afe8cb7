import type { UserRow } from '@atrium/shared-utility/contract'
import { useAction, useText } from '@atrium/shared-utility/react'
import { ConfirmDialog, useToast } from '@atrium/shared-utility/ui'
import { useState } from 'react'
import { InitialPassword } from './InitialPassword.tsx'
import type { ConfirmedDeed } from './user-deed.ts'

type Props = {
  deed: ConfirmedDeed
  user: UserRow
  /** Called when the account was changed. */
  onChanged: (() => void) | undefined
  onClose: () => void
}

/** Asks before a deed, by the person's name; a new first password is shown once it is there. */
export function UserDialog({ deed, user: { userid, version, name }, onChanged, onClose }: Props) {
  const t = useText()
  const toast = useToast()
  const update = useAction('updateUser')
  const end = useAction('endUserSessions')
  const reset = useAction('resetPassword')
  const resetFactors = useAction('resetFactors')
  const [isReset, setIsReset] = useState(false)

  const runs = {
    suspend: () => update.run({ userid, version, status: 'suspended' }),
    resume: () => update.run({ userid, version, status: 'active' }),
    endSessions: () => end.run({ userid }),
    resetFactors: () => resetFactors.run({ userid }),
    reset: () => reset.run({ op: 'reset', userId: userid }),
  }
  const handleDone = () => {
    onChanged?.()
    if (deed === 'reset') return setIsReset(true)
    toast(t(`user.${deed}.done`, { name }))
    onClose()
  }

  if (isReset && reset.status === 'done') return <InitialPassword name={name} {...reset.data} onClose={onClose} />
  return (
    <ConfirmDialog
      title={t(`user.${deed}.ask`, { name })}
      text={t(`user.${deed}.consequence`)}
      confirmLabel={t(`user.${deed}`)}
      isDangerous={deed !== 'resume'}
      onConfirm={() => runs[deed]()}
      onDone={handleDone}
      onClose={onClose}
    />
  )
}
