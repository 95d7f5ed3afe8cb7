import { TextProvider } from '@atrium/shared-utility/react'
import { messages } from './messages.ts'
import { TrafficScreen } from './TrafficScreen.tsx'

export const traffic = (
  <TextProvider messages={messages}>
    <TrafficScreen />
  </TextProvider>
)
