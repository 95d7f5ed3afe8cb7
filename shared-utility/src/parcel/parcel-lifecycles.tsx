import * as React from 'react'
import { createRoot } from 'react-dom/client'
import singleSpaReact from 'single-spa-react'
import { languageReady } from '../session/language.ts'
import type { ParcelProps } from '../page/portal.ts'
import { LastResort } from './LastResort.tsx'
import { ParcelRoot } from './ParcelRoot.tsx'
import { slugOf, type Parcel } from './parcel-definition.ts'

/** What the shell's frame calls. `props.name` is unique per mount. */
export type ParcelLifecycles = {
  bootstrap: (props: ParcelProps) => Promise<unknown>
  mount: (props: ParcelProps) => Promise<unknown>
  unmount: (props: ParcelProps) => Promise<unknown>
  update: (props: ParcelProps) => Promise<unknown>
}

/** What one mount draws, and how that ends. */
type Opened = { content: React.ReactNode; close: () => void }

/** The lifecycles of a parcel that draws what `open` makes for each mount. They settle whatever the screens do. */
export function parcelLifecycles(parcel: Parcel, open: (props: ParcelProps) => Opened): ParcelLifecycles {
  const mounts = new Map<string, Opened>()
  const drawn = new Set<string>()
  const react = reactLifecycles(parcel, (name) => mounts.get(name)?.content)

  const forget = (name: string) => {
    mounts.get(name)?.close()
    mounts.delete(name)
    drawn.delete(name)
  }

  return {
    bootstrap: async (props) => {
      await languageReady()
      await react.bootstrap(props)
    },
    mount: async (props) => {
      if (mounts.has(props.name)) throw new Error(`${parcel.name} is mounted as ${props.name} already`)
      try {
        mounts.set(props.name, open(props))
        await react.mount(props)
        drawn.add(props.name)
      } catch (error) {
        forget(props.name)
        throw error
      }
    },
    unmount: async (props) => {
      if (!mounts.has(props.name)) return
      const gone = react.unmount(props)
      // A root that never drew anything is never told that it went, so there is nothing to wait for.
      if (drawn.has(props.name)) await gone
      forget(props.name)
    },
    update: (props) => react.update?.(props) ?? Promise.resolve(),
  }
}

/** Methods on purpose: the package's types ask for properties that applications get and parcels do not. */
type ReactLifecycles = {
  bootstrap(props: ParcelProps): Promise<unknown>
  mount(props: ParcelProps): Promise<unknown>
  unmount(props: ParcelProps): Promise<unknown>
  update?(props: ParcelProps): Promise<unknown>
}

function reactLifecycles(parcel: Parcel, contentOf: (name: string) => React.ReactNode): ReactLifecycles {
  return singleSpaReact<ParcelProps>({
    React,
    // single-spa-react 6 gives createRoot no options.
    ReactDOMClient: { createRoot: (element: HTMLElement) => createRoot(element, rootOptions(parcel.name)) },
    rootComponent: (props: ParcelProps) => (
      <ParcelRoot {...props} parcel={parcel}>
        {contentOf(props.name)}
      </ParcelRoot>
    ),
    // Without a boundary an error in the first drawing would leave `mount` unsettled for ever.
    errorBoundary: () => <LastResort />,
  })
}

function rootOptions(name: string) {
  const report = (error: unknown) => {
    console.error(`${name} failed while drawing:`, error) // oxlint-disable-line no-console -- with all that is known of it
    dispatchEvent(new CustomEvent('atrium:error', { detail: { parcel: name, error } }))
  }
  return { identifierPrefix: `${slugOf(name)}-`, onCaughtError: report, onUncaughtError: report }
}
