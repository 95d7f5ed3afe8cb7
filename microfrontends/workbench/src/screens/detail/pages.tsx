import { TextProvider } from '@atrium/shared-utility/react'
import { ApplicationDetailScreen } from './ApplicationDetailScreen.tsx'
import { messages } from './messages.ts'

export const detail = (
  <TextProvider messages={messages}>
    <ApplicationDetailScreen />
  </TextProvider>
)
