import { TextProvider } from '@atrium/shared-utility/react'
import { messages } from './messages.ts'
import { SaasScreen } from './SaasScreen.tsx'

export const saas = (
  <TextProvider messages={messages}>
    <SaasScreen />
  </TextProvider>
)
