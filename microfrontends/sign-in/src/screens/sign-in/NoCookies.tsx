import { Alert } from '@mui/material'
import { TextProvider, useText } from '@atrium/shared-utility/react'
import enUS from '../../messages/methods/en-US.json'
import zhCN from '../../messages/methods/zh-CN.json'

const messages = { 'zh-CN': zhCN, 'en-US': enUS }

/** Before anything is typed: the right password would only lead back here, and nothing would say why. */
export function NoCookies() {
  return (
    <TextProvider messages={messages}>
      <Notice />
    </TextProvider>
  )
}

function Notice() {
  return (
    <Alert severity="warning" sx={{ mb: 2 }}>
      {useText()('noCookies')}
    </Alert>
  )
}
