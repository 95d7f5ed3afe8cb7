import { TextProvider } from '@atrium/shared-utility/react'
import { AppLinkScreen } from './AppLinkScreen.tsx'
import { messages } from './messages.ts'

export const appLink = (
  <TextProvider messages={messages}>
    <AppLinkScreen />
  </TextProvider>
)
