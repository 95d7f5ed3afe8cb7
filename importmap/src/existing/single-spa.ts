type Props = { name: string; portal: { onReady(): void } }
type Step<P> = (props: P) => Promise<unknown>
type Lifecycle<P> = Step<P> | Step<P>[]
type Lifecycles<P> = { bootstrap: Lifecycle<P>; mount: Lifecycle<P>; unmount: Lifecycle<P> }

/**
 * Makes a parcel of the portal of what `single-spa-vue`, `single-spa-react` and their like have made. Each mount gets life
 * cycles of its own: some of these helpers keep what they have mounted by its name, and in the portal no two mounts have the
 * same. The portal hears when the first content is drawn.
 *
 * @example
 * export const { bootstrap, mount, unmount } = inPortal((props) => singleSpaVue({ createApp, appOptions }))
 */
export function inPortal<P extends Props>(make: (props: P) => Lifecycles<P>) {
  const mounts = new Map<string, Lifecycles<P>>()
  return {
    bootstrap: async () => undefined,
    async mount(props: P) {
      const own = make(props)
      mounts.set(props.name, own)
      await run(own.bootstrap, props)
      await run(own.mount, props)
      props.portal.onReady()
    },
    async unmount(props: P) {
      const own = mounts.get(props.name)
      mounts.delete(props.name)
      if (own) await run(own.unmount, props)
    },
  }
}

async function run<P>(steps: Lifecycle<P>, props: P) {
  for (const step of [steps].flat()) await step(props)
}
