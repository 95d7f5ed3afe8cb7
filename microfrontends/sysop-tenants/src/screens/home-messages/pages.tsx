import { TextProvider } from '@atrium/shared-utility/react'
import { HomeMessagesScreen } from './HomeMessagesScreen.tsx'
import { careKit, KitProvider } from './message-kit.ts'
import { messages } from './messages.ts'

export const homeMessages = (
  <TextProvider messages={messages}>
    <HomeMessagesScreen />
  </TextProvider>
)

/** The same for SaaS administrators, in whose care everything is that they can choose. */
export const careMessages = (
  <TextProvider messages={messages}>
    <KitProvider value={careKit}>
      <HomeMessagesScreen />
    </KitProvider>
  </TextProvider>
)
