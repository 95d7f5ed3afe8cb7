import type { ParcelProps } from '@atrium/shared-utility'
import { mayCrash, mayHang, mayLeak } from './faults.ts'
import { defineLifecycles } from './lifecycles.ts'
import { messages } from './messages.ts'
import './style.css'

class FaultyPage extends HTMLElement {
  connectedCallback() {
    mayLeak()
    const heading = document.createElement('h1')
    heading.textContent = 'Faulty'
    this.append(heading)
  }
}
customElements.define(`faulty-page-${Math.random().toString(36).slice(2)}`, FaultyPage)

const {
  bootstrap,
  mount: open,
  unmount,
} = defineLifecycles({
  name: '@demo/faulty-web-component',
  messages,
  draw: ({ host }) => {
    mayCrash()
    const page = new FaultyPage()
    host.append(page)
    return () => page.remove()
  },
})

export { bootstrap, unmount }
export const mount = async (props: ParcelProps) => {
  await mayHang()
  await open(props)
}
