import { flushSync, mount as show, unmount as remove } from 'svelte'
import type { ParcelProps } from '@atrium/shared-utility'
import FaultyPage from './FaultyPage.svelte'
import { mayHang } from './faults.ts'
import { defineLifecycles } from './lifecycles.ts'
import { messages } from './messages.ts'

const {
  bootstrap,
  mount: open,
  unmount,
} = defineLifecycles({
  name: '@demo/faulty-svelte',
  messages,
  draw: ({ host }) => {
    const app = show(FaultyPage, { target: host })
    flushSync()
    return () => void remove(app)
  },
})

export { bootstrap, unmount }
export const mount = async (props: ParcelProps) => {
  await mayHang()
  await open(props)
}
