import { TextProvider } from '@atrium/shared-utility/react'
import { messages } from './messages.ts'
import { WhiteListScreen } from './WhiteListScreen.tsx'

export const whiteList = (
  <TextProvider messages={messages}>
    <WhiteListScreen />
  </TextProvider>
)
