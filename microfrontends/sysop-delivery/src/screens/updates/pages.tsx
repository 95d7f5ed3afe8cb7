import { TextProvider } from '@atrium/shared-utility/react'
import { messages } from './messages.ts'
import { UpdateScreen } from './UpdateScreen.tsx'
import { UpdatesScreen } from './UpdatesScreen.tsx'

export const updates = (
  <TextProvider messages={messages}>
    <UpdatesScreen />
  </TextProvider>
)

export const oneUpdate = (
  <TextProvider messages={messages}>
    <UpdateScreen />
  </TextProvider>
)
