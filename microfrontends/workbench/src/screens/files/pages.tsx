import { TextProvider } from '@atrium/shared-utility/react'
import { FilesScreen } from './FilesScreen.tsx'
import { messages } from './messages.ts'

export const files = (
  <TextProvider messages={messages}>
    <FilesScreen />
  </TextProvider>
)
