import * as React from 'react'
import { createRoot } from 'react-dom/client'
import singleSpaReact from 'single-spa-react'
import { languageReady } from '../i18n/language.ts'
import type { ParcelProps } from '../portal.ts'
import { LastResort } from './LastResort.tsx'
import { createParcelRouter, type ParcelRouter } from './parcel-router.tsx'
import { ParcelRoot } from './ParcelRoot.tsx'
import { slugOf, type ParcelDefinition } from './parcel-definition.ts'

/** What the shell's frame calls. `props.name` is unique per mount. */
export type ParcelLifecycles = {
  bootstrap: (props: ParcelProps) => Promise<unknown>
  mount: (props: ParcelProps) => Promise<unknown>
  unmount: (props: ParcelProps) => Promise<unknown>
  update: (props: ParcelProps) => Promise<unknown>
}

/**
 * Makes a parcel of routes and words. `mount` and `unmount` settle whatever the screens do: a screen
 * that throws shows its failure in its own place.
 *
 *     export const { bootstrap, mount, unmount, update } = defineParcel({ name: '@atrium/sysop', routes, messages })
 */
export function defineParcel(definition: ParcelDefinition): ParcelLifecycles {
  const routers = new Map<string, ParcelRouter>()
  const drawn = new Set<string>()
  const react = reactLifecycles(definition, (name) => routers.get(name))

  const forget = (name: string) => {
    routers.get(name)?.dispose()
    routers.delete(name)
    drawn.delete(name)
  }

  return {
    bootstrap: async (props) => {
      await languageReady()
      await react.bootstrap(props)
    },
    mount: async (props) => {
      if (routers.has(props.name)) throw new Error(`${definition.name} is mounted as ${props.name} already`)
      try {
        routers.set(props.name, createParcelRouter(definition.routes, props))
        await react.mount(props)
        drawn.add(props.name)
      } catch (error) {
        forget(props.name)
        throw error
      }
    },
    unmount: async (props) => {
      if (!routers.has(props.name)) return
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

function reactLifecycles(
  definition: ParcelDefinition,
  routerOf: (name: string) => ParcelRouter | undefined,
): ReactLifecycles {
  return singleSpaReact<ParcelProps>({
    React,
    // single-spa-react 6 gives createRoot no options.
    ReactDOMClient: { createRoot: (element: HTMLElement) => createRoot(element, rootOptions(definition.name)) },
    rootComponent: (props: ParcelProps) => {
      const router = routerOf(props.name)
      return router ? <ParcelRoot {...props} definition={definition} router={router} /> : null
    },
    // Without a boundary an error in the first drawing would leave `mount` unsettled for ever.
    errorBoundary: () => <LastResort />,
  })
}

function rootOptions(name: string) {
  // oxlint-disable-next-line no-console -- the operator's way to a fault of a screen, until the portal collects them
  const report = (error: unknown) => console.error(`${name} failed while drawing:`, error)
  return { identifierPrefix: `${slugOf(name)}-`, onCaughtError: report, onUncaughtError: report }
}
