import { TextProvider } from '@atrium/shared-utility/react'
import { MiddleScreen } from './MiddleScreen.tsx'
import { SignOnScreen } from './SignOnScreen.tsx'
import { messages } from './messages.ts'

export const signOn = (
  <TextProvider messages={messages}>
    <SignOnScreen />
  </TextProvider>
)

export const middle = (
  <TextProvider messages={messages}>
    <MiddleScreen />
  </TextProvider>
)
