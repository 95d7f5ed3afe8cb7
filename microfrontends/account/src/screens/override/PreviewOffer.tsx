import { useAction, useBasePath, useCall, useText } from '@atrium/shared-utility/react'
import { ListSkeleton } from '@atrium/shared-utility/ui'
import { Offer } from './Offer.tsx'
import { OfferGone } from './OfferGone.tsx'

type Props = { secret: string; load: (url: string) => void }

/** What a preview’s link offers. Nothing is taken before the person says so. */
export function PreviewOffer({ secret, load }: Props) {
  const t = useText()
  const base = useBasePath()
  const offer = useCall('findPreview', { secret })
  const take = useAction('takePreview')
  if (offer.status === 'failed') return <OfferGone problem={offer.problem} onRetry={offer.reload} />
  if (offer.status === 'loading') return <ListSkeleton rows={2} />
  const handleTake = async () => {
    const result = await take.run({ secret })
    if (result.status === 'done') load(base + result.data.home)
  }
  return <Offer offer={offer.data} text={t('override.previewText')} take={take} onTake={() => void handleTake()} />
}
