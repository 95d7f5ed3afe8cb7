import { useAction, useBasePath, useCall, useText } from '@atrium/shared-utility/react'
import { ListSkeleton } from '@atrium/shared-utility/ui'
import { Offer } from './Offer.tsx'
import { OfferGone } from './OfferGone.tsx'

type Props = { id: string; load: (url: string) => void }

/** What a developer’s own machine asks for: it runs with all that this person may do, so they prove who they are. */
export function AskedOffer({ id, load }: Props) {
  const t = useText()
  const base = useBasePath()
  const offer = useCall('findAskedOverride', { id })
  const confirm = useAction('confirmOverride')
  if (offer.status === 'failed') return <OfferGone problem={offer.problem} onRetry={offer.reload} />
  if (offer.status === 'loading') return <ListSkeleton rows={2} />
  const handleConfirm = async () => {
    const result = await confirm.run({ id })
    if (result.status === 'done') load(base + result.data.home)
  }
  const text = t('override.devText', { port: String(offer.data.port) })
  return <Offer offer={offer.data} text={text} take={confirm} onTake={() => void handleConfirm()} />
}
