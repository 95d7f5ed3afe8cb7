import { TextProvider } from '@atrium/shared-utility/react'
import { DisplayScreen } from './DisplayScreen.tsx'
import { messages } from './messages.ts'

export const display = (
  <TextProvider messages={messages}>
    <DisplayScreen />
  </TextProvider>
)
