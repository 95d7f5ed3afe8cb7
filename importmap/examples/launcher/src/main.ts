import { createApp } from 'vue'
import LauncherPage from './LauncherPage.vue'
import { defineLifecycles } from './lifecycles.ts'
import { messages } from './messages.ts'

const { failed, ...lifecycles } = defineLifecycles({
  name: '@demo/launcher',
  messages,
  draw: (page) => {
    const app = createApp(LauncherPage, { page })
    const early: unknown[] = []
    let isDrawn = false
    app.config.errorHandler = (error) => (isDrawn ? failed(error) : early.push(error))
    app.mount(page.host)
    isDrawn = true
    // Vue goes on with what it has: the portal shows the failure in the place of the page.
    if (early.length > 0) throw early[0]
    return () => app.unmount()
  },
})

export const { bootstrap, mount, unmount } = lifecycles
