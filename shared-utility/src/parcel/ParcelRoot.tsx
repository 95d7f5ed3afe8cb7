import type { ReactNode } from 'react'
import type { ParcelProps } from '../page/portal.ts'
import { AtriumProviders } from '../ui/root/AtriumProviders.tsx'
import { ParcelBoundary } from './ParcelBoundary.tsx'
import { slugOf, type Parcel } from './parcel-definition.ts'
import { PortalProvider } from '../react/portal-context.tsx'
import { TextProvider } from '../react/text-context.tsx'

type Props = ParcelProps & { parcel: Parcel; children: ReactNode }

/** Everything a parcel's screens stand in, for one mount. */
export function ParcelRoot({ parcel, portal, basePath, children }: Props) {
  return (
    // Around everything: the questions that the providers draw speak and go through the portal, too.
    <PortalProvider portal={portal} basePath={basePath}>
      <AtriumProviders emotionKey={slugOf(parcel.name)} nonce={portal.nonce}>
        <ParcelBoundary>
          <TextProvider messages={parcel.messages}>{children}</TextProvider>
        </ParcelBoundary>
      </AtriumProviders>
    </PortalProvider>
  )
}
