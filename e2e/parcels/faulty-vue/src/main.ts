import { createApp } from 'vue'
import type { ParcelProps } from '@atrium/shared-utility'
import FaultyPage from './FaultyPage.vue'
import { mayHang } from './faults.ts'
import { defineLifecycles } from './lifecycles.ts'
import { messages } from './messages.ts'

const {
  bootstrap,
  mount: open,
  unmount,
} = defineLifecycles({
  name: '@demo/faulty-vue',
  messages,
  draw: ({ host }) => {
    const app = createApp(FaultyPage)
    app.config.throwUnhandledErrorInProduction = true
    app.mount(host)
    return () => app.unmount()
  },
})

export { bootstrap, unmount }
export const mount = async (props: ParcelProps) => {
  await mayHang()
  await open(props)
}
