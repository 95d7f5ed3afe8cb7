import type { ComponentProps } from 'react'
import { createRoot } from 'react-dom/client'
import { BackContext, TextProvider } from '@atrium/shared-utility/react'
import { HeldDialog } from './HeldDialog.tsx'
import enUS from './held-words/en-US.json'
import zhCN from './held-words/zh-CN.json'

const messages = { 'zh-CN': zhCN, 'en-US': enUS }

/**
 * Keeps a page with unsaved work as it is while the system is being updated: nothing of what was typed is written
 * anywhere. True once the update is over; false when the person gives the work up.
 */
export async function hold(back: ComponentProps<typeof BackContext>['value']) {
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  const { promise, resolve } = Promise.withResolvers<boolean>()
  root.render(
    <BackContext value={back}>
      <TextProvider messages={messages}>
        <HeldDialog onOver={() => resolve(true)} onLeave={() => resolve(false)} />
      </TextProvider>
    </BackContext>,
  )
  const isOver = await promise
  root.unmount()
  place.remove()
  return isOver
}
