import type { MemberRow } from '@atrium/shared-utility/contract'
import { randomId } from '@atrium/shared-utility/model'
import { useAction, useText } from '@atrium/shared-utility/react'
import { InitialPassword } from '@atrium/shared-utility/security'
import { ConfirmDialog, useToast } from '@atrium/shared-utility/ui'
import { useState } from 'react'
import type { ConfirmedAction } from './member-action.ts'

type Props = {
  action: ConfirmedAction
  member: MemberRow
  onChanged: (() => void) | undefined
  onClose: () => void
}

const harmless: ReadonlySet<ConfirmedAction> = new Set(['verify', 'resume', 'letReturn'])

/** Asks, by the person's name, before anything is done to them; a new first password is shown once it is there. */
export function MemberDialog({ action, member: { userId, name }, onChanged, onClose }: Props) {
  const t = useText()
  const toast = useToast()
  const update = useAction('updateMember')
  const reset = useAction('resetMemberPassword')
  const resetFactors = useAction('resetMemberFactors')
  const end = useAction('endMemberSessions')
  const remove = useAction('removeMember')
  const letReturn = useAction('letMemberReturn')
  const verify = useAction('verifyMember')
  const [onceKey] = useState(randomId)
  const [isReset, setIsReset] = useState(false)

  const runs = {
    verify: () => verify.run({ userId, isVerified: true, name }),
    unverify: () => verify.run({ userId, isVerified: false, name }),
    suspend: () => update.run({ userId, status: 'suspended' }),
    resume: () => update.run({ userId, status: 'active' }),
    reset: () => reset.run({ userId }),
    resetFactors: () => resetFactors.run({ userId, onceKey }),
    endSessions: () => end.run({ userId }),
    remove: () => remove.run({ userId }),
    letReturn: () => letReturn.run({ userId, isOpen: true }),
    stopReturn: () => letReturn.run({ userId, isOpen: false }),
  }
  const handleDone = () => {
    onChanged?.()
    if (action === 'reset') return setIsReset(true)
    toast(t(`member.${action}.done`, { name }))
    onClose()
  }

  if (isReset && reset.status === 'done') return <InitialPassword name={name} {...reset.data} onClose={onClose} />
  return (
    <ConfirmDialog
      title={t(`member.${action}.ask`, { name })}
      text={t(`member.${action}.consequence`)}
      confirmLabel={t(`member.${action}`)}
      isDangerous={!harmless.has(action)}
      onConfirm={() => runs[action]()}
      onDone={handleDone}
      onClose={onClose}
    />
  )
}
