import { useAction, useCall, useSession, useText } from '@atrium/shared-utility/react'
import { ConfirmDialog, PageHeader, useDialogAddress, useToast } from '@atrium/shared-utility/ui'
import { z } from 'zod'
import { parcelsPath, proposalsPath } from '../../parcel-path.ts'
import { AddPlatformToken } from './AddPlatformToken.tsx'
import { Tokens } from './Tokens.tsx'

const dialog = z.object({ dialog: z.enum(['token', 'revoke']), of: z.string().optional() })

/**
 * `/sysop/parcels/platform`: the tokens that release what is built with the portal, and propose what runs where people
 * sign in.
 */
export function PlatformTokensScreen() {
  const t = useText()
  const toast = useToast()
  const { isRoot = false } = useSession()
  const tokens = useCall('listPlatformTokens', {}, { keepPrevious: true })
  const revoke = useAction('revokePlatformToken')
  const { current, open, close } = useDialogAddress(dialog)
  const reload = () => tokens.status !== 'loading' && tokens.reload()
  const live = tokens.status === 'done' ? tokens.data.filter(({ state }) => state === 'live') : []
  const chosen = live.find(({ id }) => current?.dialog === 'revoke' && id === current.of)
  return (
    <>
      <PageHeader
        title={t('platformTokens.title')}
        trail={[
          { label: t('parcels.title'), href: parcelsPath },
          { label: t('proposals.title'), href: proposalsPath },
        ]}
      />
      <Tokens
        tokens={tokens}
        title={t('platformTokens.list')}
        help={t('platformTokens.help')}
        none={t('platformTokens.none')}
        barred={isRoot ? undefined : t('platformTokens.rootOnly')}
        onOpen={open}
      />
      {isRoot && current?.dialog === 'token' && <AddPlatformToken onMade={reload} onClose={close} />}
      {chosen && (
        <ConfirmDialog
          isDangerous
          title={t('token.revoke.ask', { label: chosen.label })}
          text={t('token.revoke.consequence')}
          confirmLabel={t('token.revoke')}
          onConfirm={() => revoke.run({ id: chosen.id })}
          onDone={() => {
            toast(t('token.revoke.done', { label: chosen.label }))
            close()
            reload()
          }}
          onClose={close}
        />
      )}
    </>
  )
}
