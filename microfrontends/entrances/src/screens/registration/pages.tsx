import { TextProvider } from '@atrium/shared-utility/react'
import { JoinScreen } from './join/JoinScreen.tsx'
import { messages } from './messages.ts'
import { RegisterScreen } from './register/RegisterScreen.tsx'
import { SmsSignInScreen } from './sms/SmsSignInScreen.tsx'

export const smsSignIn = (
  <TextProvider messages={messages}>
    <SmsSignInScreen />
  </TextProvider>
)

export const register = (
  <TextProvider messages={messages}>
    <RegisterScreen />
  </TextProvider>
)

export const join = (
  <TextProvider messages={messages}>
    <JoinScreen />
  </TextProvider>
)
