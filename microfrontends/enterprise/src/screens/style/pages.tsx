import { TextProvider } from '@atrium/shared-utility/react'
import { OperatedEnterprise } from '@atrium/shared-utility/ui'
import { StyleScreen } from './StyleScreen.tsx'
import { messages } from './messages.ts'

export const style = (
  <TextProvider messages={messages}>
    <StyleScreen />
  </TextProvider>
)

export const operatedStyle = (
  <TextProvider messages={messages}>
    <OperatedEnterprise>
      <StyleScreen />
    </OperatedEnterprise>
  </TextProvider>
)
