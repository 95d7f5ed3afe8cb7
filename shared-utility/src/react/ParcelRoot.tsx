import { RouterProvider } from 'react-router'
import type { ParcelProps } from '../portal.ts'
import { AtriumProviders } from '../ui/AtriumProviders.tsx'
import { ParcelBoundary } from './ParcelBoundary.tsx'
import { slugOf, type ParcelDefinition } from './parcel-definition.ts'
import type { ParcelRouter } from './parcel-router.tsx'
import { PortalProvider } from './portal-context.tsx'
import { TextProvider } from './text-context.tsx'

type Props = ParcelProps & { definition: ParcelDefinition; router: ParcelRouter }

/** Everything a parcel's screens stand in, for one mount. */
export function ParcelRoot({ definition, router, portal, basePath }: Props) {
  return (
    <AtriumProviders emotionKey={slugOf(definition.name)} nonce={portal.nonce}>
      <PortalProvider portal={portal} basePath={basePath}>
        <ParcelBoundary>
          <TextProvider messages={definition.messages}>
            <RouterProvider router={router} />
          </TextProvider>
        </ParcelBoundary>
      </PortalProvider>
    </AtriumProviders>
  )
}
