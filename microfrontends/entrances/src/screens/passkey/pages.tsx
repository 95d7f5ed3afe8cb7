import { TextProvider } from '@atrium/shared-utility/react'
import { PasskeySignInScreen } from './PasskeySignInScreen.tsx'
import { messages } from './messages.ts'

export const passkeySignIn = (
  <TextProvider messages={messages}>
    <PasskeySignInScreen />
  </TextProvider>
)
