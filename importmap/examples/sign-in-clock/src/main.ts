import { ClockPage } from './clock-page.ts'
import { defineLifecycles } from './lifecycles.ts'
import { messages } from './messages.ts'
import './style.css'

export const { bootstrap, mount, unmount } = defineLifecycles({
  name: '@demo/sign-in-clock',
  messages,
  draw: (page) => {
    const clock = new ClockPage(page)
    page.host.append(clock)
    return () => clock.remove()
  },
})
