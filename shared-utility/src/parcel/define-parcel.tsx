import { RouterProvider } from 'react-router'
import type { ParcelDefinition } from './parcel-definition.ts'
import { parcelLifecycles, type ParcelLifecycles } from './parcel-lifecycles.tsx'
import { createParcelRouter } from './parcel-router.tsx'

/**
 * Makes a parcel of routes and words. `mount` and `unmount` settle whatever the screens do: a screen
 * that throws shows its failure in its own place.
 *
 *     export const { bootstrap, mount, unmount, update } = defineParcel({ name: '@atrium/sysop', routes, messages })
 */
export function defineParcel({ routes, ...parcel }: ParcelDefinition): ParcelLifecycles {
  return parcelLifecycles(parcel, (props) => {
    const router = createParcelRouter(routes, props)
    return { content: <RouterProvider router={router} />, close: () => router.dispose() }
  })
}
