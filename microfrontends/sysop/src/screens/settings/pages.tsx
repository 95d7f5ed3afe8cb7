import { TextProvider } from '@atrium/shared-utility/react'
import { SettingsScreen } from './SettingsScreen.tsx'
import { messages } from './messages.ts'

export const settings = (
  <TextProvider messages={messages}>
    <SettingsScreen />
  </TextProvider>
)
