import { TextProvider } from '@atrium/shared-utility/react'
import { messages } from './messages.ts'
import { RolesScreen } from './RolesScreen.tsx'

export const roles = (
  <TextProvider messages={messages}>
    <RolesScreen />
  </TextProvider>
)
