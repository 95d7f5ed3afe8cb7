import type { RolloutRow, WholeTeamParcel } from '@atrium/shared-utility/contract'
import { useAction, useText } from '@atrium/shared-utility/react'
import { ConfirmDialog, useToast } from '@atrium/shared-utility/ui'
import { useNavigate } from 'react-router'
import { AddPreview } from './AddPreview.tsx'
import { BeginRollout } from '../rollouts/BeginRollout.tsx'
import { AddToken } from './AddToken.tsx'
import { EditParcel } from './EditParcel.tsx'
import { ReleaseVersion } from './ReleaseVersion.tsx'
import { RollBack } from './RollBack.tsx'
import { RevokeToken } from './RevokeToken.tsx'
import { VersionReport } from './VersionReport.tsx'
import { WithdrawParcel } from './WithdrawParcel.tsx'
import { parcelsPath } from '../../parcel-path.ts'
import type { ParcelQuestion } from './use-parcel-dialog.ts'

type Props = {
  asked: ParcelQuestion
  parcel: WholeTeamParcel
  /** What runs of it at this moment. */
  rollout: RolloutRow | null
  onChanged: () => void
  onClose: () => void
}

/** The dialog that the URL asks for. */
export function ParcelDialogs({ asked: { dialog, of }, parcel, rollout, onChanged, onClose }: Props) {
  const t = useText()
  const toast = useToast()
  const handleDone = (said: string) => {
    toast(said)
    onClose()
    onChanged()
  }
  switch (dialog) {
    case 'edit':
      return <EditParcel parcel={parcel} onDone={() => handleDone(t('parcel.saved'))} onClose={onClose} />
    case 'remove':
      return <RemoveParcel parcel={parcel} onClose={onClose} />
    case 'token':
      return <AddToken slug={parcel.slug} onMade={onChanged} onClose={onClose} />
    case 'withdraw':
      return <WithdrawParcel parcel={parcel} onDone={handleDone} onClose={onClose} />
    case 'release':
      return (
        <ReleaseVersion
          parcel={parcel}
          id={of ?? ''}
          rolledOut={rollout?.version}
          onDone={handleDone}
          onClose={onClose}
        />
      )
    case 'preview':
      return <AddPreview parcel={parcel} id={of ?? ''} onClose={onClose} />
    case 'rollout':
      return <BeginRollout parcel={parcel} id={of ?? ''} onDone={handleDone} onClose={onClose} />
    case 'back':
      return <RollBack parcel={parcel} onDone={handleDone} onClose={onClose} />
    case 'report':
      return <VersionReport slug={parcel.slug} id={of ?? ''} onChanged={onChanged} onClose={onClose} />
    case 'revoke':
      return <RevokeToken slug={parcel.slug} id={of ?? ''} onDone={handleDone} onClose={onClose} />
  }
}

function RemoveParcel({ parcel: { slug, liveTokens }, onClose }: Pick<Props, 'parcel' | 'onClose'>) {
  const t = useText()
  const toast = useToast()
  const navigate = useNavigate()
  const { run } = useAction('removeTeamParcel')
  return (
    <ConfirmDialog
      isDangerous
      title={t('parcel.remove.ask', { slug })}
      text={t('parcel.remove.consequence', { count: liveTokens })}
      confirmLabel={t('parcel.remove')}
      onConfirm={() => run({ slug })}
      onDone={() => {
        toast(t('parcel.remove.done', { slug }))
        void navigate(parcelsPath)
      }}
      onClose={onClose}
    />
  )
}
