import { useAction, useText } from '@atrium/shared-utility/react'
import { ConfirmDialog } from '@atrium/shared-utility/ui'
import type { Enterprise } from './enterprise-words.ts'

type Props = { enterprise: Enterprise; onDone: () => void; onClose: () => void }

/** Takes the closing of one enterprise back. */
export function ReopenEnterprise({ enterprise: { entid, version, name }, onDone, onClose }: Props) {
  const t = useText()
  const { run } = useAction('reopenEnterprise')
  return (
    <ConfirmDialog
      title={t('enterprise.reopen.ask', { name })}
      text={t('enterprise.reopen.consequence')}
      confirmLabel={t('enterprise.reopen')}
      onConfirm={() => run({ entid, version })}
      onDone={onDone}
      onClose={onClose}
    />
  )
}
