import { TextProvider } from '@atrium/shared-utility/react'
import { DashboardScreen } from './DashboardScreen.tsx'
import { messages } from './messages.ts'

export const dashboard = (
  <TextProvider messages={messages}>
    <DashboardScreen />
  </TextProvider>
)
