import { createApp } from 'vue'
import HelloPage from './HelloPage.vue'
import { defineLifecycles } from './lifecycles.ts'
import { messages } from './messages.ts'

const { failed, ...lifecycles } = defineLifecycles({
  name: '@atrium/template',
  messages,
  draw: (page) => {
    const app = createApp(HelloPage, { page })
    app.config.errorHandler = failed
    app.mount(page.host)
    return () => app.unmount()
  },
})

export const { bootstrap, mount, unmount } = lifecycles
