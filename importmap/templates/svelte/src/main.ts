import { flushSync, mount as show, unmount as remove } from 'svelte'
import HelloPage from './HelloPage.svelte'
import { defineLifecycles } from './lifecycles.ts'
import { messages } from './messages.ts'

const { failed, ...lifecycles } = defineLifecycles({
  name: '@atrium/template',
  messages,
  draw: (page) => {
    const app = show(HelloPage, { target: page.host, props: { page, report: failed } })
    flushSync()
    return () => void remove(app)
  },
})

export const { bootstrap, mount, unmount } = lifecycles
