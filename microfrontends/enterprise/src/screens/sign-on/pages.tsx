import { TextProvider } from '@atrium/shared-utility/react'
import { OperatedEnterprise } from '@atrium/shared-utility/ui'
import { ConnectorsScreen } from './ConnectorsScreen.tsx'
import { messages } from './messages.ts'

export const signOn = (
  <TextProvider messages={messages}>
    <ConnectorsScreen />
  </TextProvider>
)

export const operatedSignOn = (
  <TextProvider messages={messages}>
    <OperatedEnterprise>
      <ConnectorsScreen />
    </OperatedEnterprise>
  </TextProvider>
)
