import { defineParcel } from '@atrium/shared-utility/react'
import enUS from './messages/en-US.json'
import zhCN from './messages/zh-CN.json'
import { routes } from './routes.tsx'

export const { bootstrap, mount, unmount, update } = defineParcel({
  name: '@atrium/template',
  routes,
  messages: { 'zh-CN': zhCN, 'en-US': enUS },
})
