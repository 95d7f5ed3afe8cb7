import { TextProvider } from '@atrium/shared-utility/react'
import { messages } from './messages.ts'
import { OverviewScreen } from './OverviewScreen.tsx'

export const overview = (
  <TextProvider messages={messages}>
    <OverviewScreen />
  </TextProvider>
)
