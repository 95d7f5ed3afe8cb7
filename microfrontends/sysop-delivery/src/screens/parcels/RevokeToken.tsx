import { useAction, useCall, useText } from '@atrium/shared-utility/react'
import { ConfirmDialog, ReadDialog } from '@atrium/shared-utility/ui'

type Props = { slug: string; id: string; onDone: (said: string) => void; onClose: () => void }

/** Asks before the holder of the token can no longer release. */
export function RevokeToken({ slug, id, onDone, onClose }: Props) {
  const t = useText()
  const tokens = useCall('listDeployTokens', { slug })
  const revoke = useAction('revokeDeployToken')
  return (
    <ReadDialog state={tokens} title={t('token.revoke')} onClose={onClose}>
      {(read) => {
        const token = read.find((one) => one.id === id && one.state === 'live')
        // Another operator was quicker, or the address was mistyped.
        if (token === undefined) return null
        const { label } = token
        return (
          <ConfirmDialog
            isDangerous
            title={t('token.revoke.ask', { label })}
            text={t('token.revoke.consequence')}
            confirmLabel={t('token.revoke')}
            onConfirm={() => revoke.run({ slug, id })}
            onDone={() => onDone(t('token.revoke.done', { label }))}
            onClose={onClose}
          />
        )
      }}
    </ReadDialog>
  )
}
