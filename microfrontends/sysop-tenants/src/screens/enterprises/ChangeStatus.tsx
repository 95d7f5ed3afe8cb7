import { randomId } from '@atrium/shared-utility/model'
import { useAction, useText } from '@atrium/shared-utility/react'
import { ConfirmDialog } from '@atrium/shared-utility/ui'
import { useState } from 'react'
import type { Enterprise } from './enterprise-words.ts'
import { type StatusChange, statusChanges } from './status-change.ts'

type Props = { enterprise: Enterprise; change: StatusChange; onDone: () => void; onClose: () => void }

/** Suspends or resumes one enterprise, which the question names. */
export function ChangeStatus({ enterprise: { entid, version, name }, change, onDone, onClose }: Props) {
  const t = useText()
  const { run } = useAction('updateEnterprise')
  const [onceKey] = useState(randomId)
  return (
    <ConfirmDialog
      title={t(`enterprise.${change}.ask`, { name })}
      text={t(`enterprise.${change}.consequence`)}
      confirmLabel={t(`enterprise.${change}`)}
      isDangerous={change === 'suspend'}
      onConfirm={() => run({ entid, version, status: statusChanges[change].to, onceKey })}
      onDone={onDone}
      onClose={onClose}
    />
  )
}
