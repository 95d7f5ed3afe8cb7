import type { MobilePackage } from '@atrium/shared-utility/contract'
import { useAction, useText } from '@atrium/shared-utility/react'
import { ConfirmDialog } from '@atrium/shared-utility/ui'
import { LinkDialog } from './LinkDialog.tsx'
import { PublishDialog } from './PublishDialog.tsx'

/** What an operator does with a package. */
export type PackageAction = 'publish' | 'withdraw' | 'link'

type Props = { action: PackageAction; row: MobilePackage; onDone: (said: string) => void; onClose: () => void }

export function PackageDialog({ action, row, onDone, onClose }: Props) {
  const t = useText()
  const name = row.label ?? row.fileName
  switch (action) {
    case 'publish':
      return <PublishDialog row={row} onDone={() => onDone(t('package.publish.done', { name }))} onClose={onClose} />
    case 'link':
      return <LinkDialog row={row} onClose={onClose} />
    case 'withdraw':
      return <Withdraw row={row} name={name} onDone={onDone} onClose={onClose} />
  }
}

function Withdraw({ row, name, onDone, onClose }: Omit<Props, 'action'> & { name: string }) {
  const t = useText()
  const { run } = useAction('withdrawPackage')
  const { platform, id } = row
  return (
    <ConfirmDialog
      title={t('package.withdraw.ask', { name })}
      text={t('package.withdraw.consequence')}
      confirmLabel={t('package.withdraw')}
      isDangerous
      onConfirm={() => run({ platform, id })}
      onDone={() => onDone(t('package.withdraw.done', { name }))}
      onClose={onClose}
    />
  )
}
