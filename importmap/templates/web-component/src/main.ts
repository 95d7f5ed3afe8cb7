import { defineLifecycles } from './lifecycles.ts'
import { HelloPage } from './hello-page.ts'
import { messages } from './messages.ts'
import './style.css'

export const { bootstrap, mount, unmount } = defineLifecycles({
  name: '@atrium/template',
  messages,
  draw: (page) => {
    const hello = new HelloPage(page)
    page.host.append(hello)
    return () => hello.remove()
  },
})
