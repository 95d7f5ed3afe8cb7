import { TextProvider } from '@atrium/shared-utility/react'
import { MessengerScreen } from './arrival/MessengerScreen.tsx'
import { OpenBindScreen } from './bind/OpenBindScreen.tsx'
import { messages } from './messages.ts'

export const dingtalk = (
  <TextProvider messages={messages}>
    <MessengerScreen type="dingtalk" />
  </TextProvider>
)

export const feishu = (
  <TextProvider messages={messages}>
    <MessengerScreen type="feishu" />
  </TextProvider>
)

export const wecom = (
  <TextProvider messages={messages}>
    <MessengerScreen type="wechat" />
  </TextProvider>
)

export const bind = (
  <TextProvider messages={messages}>
    <OpenBindScreen />
  </TextProvider>
)
