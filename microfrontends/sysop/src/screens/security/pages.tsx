import { TextProvider } from '@atrium/shared-utility/react'
import { PlatformSecurityScreen } from './PlatformSecurityScreen.tsx'
import { messages } from './messages.ts'

export const security = (
  <TextProvider messages={messages}>
    <PlatformSecurityScreen />
  </TextProvider>
)
