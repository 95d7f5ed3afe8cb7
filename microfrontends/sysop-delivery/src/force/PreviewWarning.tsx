import { useTranslate } from '@atrium/shared-utility/react'
import { Alert } from '@mui/material'
import { isPreview } from './is-preview.ts'
import enUS from './messages/en-US.json'
import zhCN from './messages/zh-CN.json'

const messages = { 'zh-CN': zhCN, 'en-US': enUS }

/** In a form that gives a version to people: nothing for one that its team has uploaded to be released. */
export function PreviewWarning({ version }: { version: string }) {
  const t = useTranslate(messages)
  return isPreview(version) && <Alert severity="warning">{t('preview.warning')}</Alert>
}
