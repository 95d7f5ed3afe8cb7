import {
  atriumStore,
  intlFor,
  languageReady,
  sessionAtom,
  type Messages,
  type ParcelProps,
  type Portal,
} from '@atrium/shared-utility'

/** What a page finds in the portal, whatever it is drawn with. */
export type Page = {
  /** The parcel draws in here, and nowhere else. */
  host: HTMLElement
  portal: Portal
  /** The portal's path of a page: `/home` is `/space-abc/home` inside an enterprise. */
  pathOf: (path: string) => string
  /** The words of the parcel in the language of the page. */
  t: (key: string, values?: Record<string, string | number>) => string
  /** The name of the signed-in person; an anonymous one has no name. */
  userName: () => string
  /** Ends when the page goes: for calls, `call('listOwnDevices', {}, { signal })`, and for listeners. */
  signal: AbortSignal
}

type Definition = {
  /** As in parcel.json. */
  name: string
  messages: Messages
  /** Draws the first content at once, and answers how all of it goes again. */
  draw: (page: Page) => () => void
}

/**
 * What the portal asks of a parcel. Colours come as variables (`var(--atrium-palette-primary-main)`) and change by
 * themselves with the theme and the enterprise; another language is a page that is loaded anew.
 */
export function defineLifecycles({ name, messages, draw }: Definition) {
  const mounts = new Map<string, () => void>()
  return {
    bootstrap: async () => languageReady(),
    mount: async ({ domElement: host, name: mount, basePath, portal }: ParcelProps) => {
      const end = new AbortController()
      const intl = intlFor(messages)
      const gone = draw({
        host,
        portal,
        pathOf: (path) => basePath + path,
        t: (key, values) => intl.formatMessage({ id: key }, values),
        userName: () => atriumStore.get(sessionAtom)?.userName ?? '',
        signal: end.signal,
      })
      mounts.set(mount, () => {
        end.abort()
        gone()
      })
      portal.onReady()
    },
    unmount: async ({ name: mount }: ParcelProps) => {
      mounts.get(mount)?.()
      mounts.delete(mount)
    },
    /** For errors after the first drawing: they count for this version, and halt its roll-out. */
    failed: (error: unknown) => {
      console.error(`${name} failed:`, error)
      dispatchEvent(new CustomEvent('atrium:error', { detail: { parcel: name, error } }))
    },
  }
}
