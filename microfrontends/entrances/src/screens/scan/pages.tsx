import { TextProvider } from '@atrium/shared-utility/react'
import { ComputerScreen } from './computer/ComputerScreen.tsx'
import { messages } from './messages.ts'
import { PhoneScreen } from './phone/PhoneScreen.tsx'

export const computer = (
  <TextProvider messages={messages}>
    <ComputerScreen />
  </TextProvider>
)

export const phone = (
  <TextProvider messages={messages}>
    <PhoneScreen />
  </TextProvider>
)
