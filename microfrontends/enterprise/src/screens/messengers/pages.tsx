import { TextProvider } from '@atrium/shared-utility/react'
import { OperatedEnterprise } from '@atrium/shared-utility/ui'
import { MessengersScreen } from './MessengersScreen.tsx'
import { messages } from './messages.ts'

export const messengers = (
  <TextProvider messages={messages}>
    <MessengersScreen />
  </TextProvider>
)

export const operatedMessengers = (
  <TextProvider messages={messages}>
    <OperatedEnterprise>
      <MessengersScreen />
    </OperatedEnterprise>
  </TextProvider>
)
