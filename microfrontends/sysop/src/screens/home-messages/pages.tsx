import { TextProvider } from '@atrium/shared-utility/react'
import { HomeMessagesScreen } from './HomeMessagesScreen.tsx'
import { messages } from './messages.ts'

export const homeMessages = (
  <TextProvider messages={messages}>
    <HomeMessagesScreen />
  </TextProvider>
)
