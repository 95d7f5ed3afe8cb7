import { flushSync, mount as show, unmount as remove } from 'svelte'
import { defineLifecycles } from './lifecycles.ts'
import { messages } from './messages.ts'
import SecurityPage from './SecurityPage.svelte'

const { failed, ...lifecycles } = defineLifecycles({
  name: '@demo/security-check',
  messages,
  draw: (page) => {
    const app = show(SecurityPage, { target: page.host, props: { page, report: failed } })
    flushSync()
    return () => void remove(app)
  },
})

export const { bootstrap, mount, unmount } = lifecycles
