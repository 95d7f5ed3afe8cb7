import { createContext, use, type ReactNode } from 'react'
import type { Portal } from '../page/portal.ts'
import { BackContext } from './use-back.ts'

type Mounted = { portal: Portal; basePath: string }

const MountedContext = createContext<Mounted | null>(null)

/** Gives what is drawn inside the portal it is mounted in. `basePath` is '' or '/space-abc'. */
export function PortalProvider({ portal, basePath, children }: Mounted & { children: ReactNode }) {
  return (
    <MountedContext value={{ portal, basePath }}>
      <BackContext value={portal}>{children}</BackContext>
    </MountedContext>
  )
}

/** The portal that this parcel is mounted in: navigation, guards, announcements. */
export function usePortal(): Portal {
  return useMounted().portal
}

/** '' or the enterprise prefix of this mount, `/space-abc`. */
export function useBasePath(): string {
  return useMounted().basePath
}

function useMounted() {
  const mounted = use(MountedContext)
  if (!mounted)
    throw new Error('usePortal needs a PortalProvider: draw the screen through defineParcel or renderScreen')
  return mounted
}
