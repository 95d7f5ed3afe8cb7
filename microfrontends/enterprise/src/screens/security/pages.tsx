import { TextProvider } from '@atrium/shared-utility/react'
import { EnterpriseSecurityScreen } from './EnterpriseSecurityScreen.tsx'
import { messages } from './messages.ts'

export const security = (
  <TextProvider messages={messages}>
    <EnterpriseSecurityScreen />
  </TextProvider>
)
