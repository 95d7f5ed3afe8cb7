import { atriumStore, baseConfigAtom } from '@atrium/shared-utility'
import type { FollowedPortal } from './followed.ts'
import { localFaultAtom } from './local-fault.ts'
import { createTeller } from './tell-local.ts'

type Followed = Pick<FollowedPortal, 'adopt' | 'reopen'>

/**
 * While a developer's own machine serves parcels of this page: each of its builds takes the place of the one before as soon
 * as it is there, whatever is typed or unsaved, and the machine is told when it is on the screen. Returns the way back.
 */
export function followLocal(portal: Followed) {
  const addresses = (atriumStore.get(baseConfigAtom)?.overridden ?? '').split(' ').filter(Boolean)
  const streams = addresses.map((address) => listen(address, portal))
  return () => streams.forEach((stream) => stream.close())
}

/** The stream says which build there is: at once, and whenever there is another one. It comes back by itself. */
function listen(address: string, portal: Followed) {
  const stream = new EventSource(`${address}builds`)
  const teller = createTeller(address)
  let shown = 0
  stream.addEventListener('built', ({ data }: MessageEvent<string>) => {
    const build = Number(data)
    // A build that was opened before the stream stood has said which one it is; one that is not opened yet will be the
    // newest.
    shown ||= window.atriumLocalBuilds?.[address] ?? build
    atriumStore.set(localFaultAtom, null)
    if (build === shown) return teller.isOpen(build)
    shown = build
    exchange({ address, build }, { portal, teller })
  })
  // The page goes on with the build before, so the fault stands beside it.
  stream.addEventListener('refused', ({ data }: MessageEvent<string>) => atriumStore.set(localFaultAtom, textIn(data)))
  return { close: () => (stream.close(), teller.stop()) }
}

function textIn(data: string) {
  const text: unknown = JSON.parse(data)
  return typeof text === 'string' ? text : null
}

type Built = { address: string; build: number }

type Exchange = { portal: Followed; teller: ReturnType<typeof createTeller> }

function exchange({ address, build }: Built, { portal, teller }: Exchange) {
  const now = atriumStore.get(baseConfigAtom)
  const app = now?.apps.find(({ url }) => url.startsWith(address))
  if (!now || !app) return
  const [url, style] = [`${address}entry.js?build=${build}`, `${address}entry.css?build=${build}`]
  System.addImportMap({ imports: { [app.name]: url } })
  const apps = now.apps.map((one) => (one === app ? { ...app, url, css: [{ url: style, integrity: '' }] } : one))
  portal.adopt({ ...now, apps })
  teller.comes(build)
  portal.reopen()
}

declare global {
  interface Window {
    /** The build that ran last, by the address of a developer's machine: its entry says so. */
    atriumLocalBuilds?: Record<string, number>
  }
}
