import { TextProvider } from '@atrium/shared-utility/react'
import { BulkScreen } from './BulkScreen.tsx'
import { messages } from './messages.ts'

export const bulk = (
  <TextProvider messages={messages}>
    <BulkScreen />
  </TextProvider>
)
