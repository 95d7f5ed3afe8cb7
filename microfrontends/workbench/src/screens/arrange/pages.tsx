import { TextProvider } from '@atrium/shared-utility/react'
import { ArrangeForEveryoneScreen, ArrangeScreen } from './ArrangeScreen.tsx'
import { messages } from './messages.ts'

export const own = (
  <TextProvider messages={messages}>
    <ArrangeScreen />
  </TextProvider>
)

export const everyones = (
  <TextProvider messages={messages}>
    <ArrangeForEveryoneScreen />
  </TextProvider>
)
