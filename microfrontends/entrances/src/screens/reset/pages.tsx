import { TextProvider } from '@atrium/shared-utility/react'
import { EmailScreen } from './EmailScreen.tsx'
import { ResetScreen } from './ResetScreen.tsx'
import { messages } from './messages.ts'

export const reset = (
  <TextProvider messages={messages}>
    <ResetScreen />
  </TextProvider>
)

export const email = (
  <TextProvider messages={messages}>
    <EmailScreen />
  </TextProvider>
)
