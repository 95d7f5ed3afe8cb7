import type { ParcelProps } from '@atrium/shared-utility'

type Lifecycle = (props: ParcelProps) => Promise<unknown>
type Changes = { bootstrap?: Lifecycle; mount?: Lifecycle; unmount?: Lifecycle }

/** A parcel that writes a heading; each of its life cycles may be made to misbehave. */
export function fakeParcel(heading: string, changes: Changes = {}) {
  const mounts: ParcelProps[] = []
  const parcel = {
    bootstrap: async () => undefined,
    mount: async (props: ParcelProps) => {
      mounts.push(props)
      props.domElement.innerHTML = `<h1>${heading}</h1>`
      props.portal.onReady()
    },
    unmount: async ({ domElement }: ParcelProps) => domElement.replaceChildren(),
    ...changes,
  }
  return { mounts, load: async () => parcel }
}
