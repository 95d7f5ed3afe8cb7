import { stripSpace } from '../model/space-path.ts'
import type { PagesDefinition } from './parcel-definition.ts'
import { parcelLifecycles, type ParcelLifecycles } from './parcel-lifecycles.tsx'
import { Ready } from './Ready.tsx'
import { useAddress } from '../react/use-address.ts'

/**
 * Makes a parcel of plain pages, without a router: for the page that people wait for before they are signed in.
 * Every other parcel is one of `defineParcel`, whose routes can load, nest and ask before they are left.
 *
 *     export const { bootstrap, mount, unmount, update } = definePages({ name: '@atrium/sign-in', pages, messages })
 */
export function definePages({ pages, ...parcel }: PagesDefinition): ParcelLifecycles {
  return parcelLifecycles(parcel, () => ({ content: <Pages pages={pages} />, close: () => undefined }))
}

function Pages({ pages }: Pick<PagesDefinition, 'pages'>) {
  const { pathname } = useAddress()
  const path = stripSpace(pathname).replace(/\/+$/, '')
  const page = pages.find((candidate) => candidate.path === path)
  // Between a step to another parcel and the unmount of this one the address is a foreign path.
  if (!page) return null
  return (
    <>
      {page.element}
      <Ready pathname={pathname} />
    </>
  )
}
