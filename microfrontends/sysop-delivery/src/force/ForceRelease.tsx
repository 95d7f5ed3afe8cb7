import type { WholeParcelVersion } from '@atrium/shared-utility/contract'
import { useTranslate } from '@atrium/shared-utility/react'
import { FormSwitch } from '@atrium/shared-utility/ui'
import enUS from './messages/en-US.json'
import zhCN from './messages/zh-CN.json'

const messages = { 'zh-CN': zhCN, 'en-US': enUS }

type Props = Pick<WholeParcelVersion, 'browserCheck'>

/** The field `force` of a form that releases a version: nothing for one that a browser has found nothing against. */
export function ForceRelease({ browserCheck }: Props) {
  const t = useTranslate(messages)
  if (browserCheck?.state === 'passed') return null
  const why = browserCheck?.msg ?? t('force.neverRun')
  return <FormSwitch name="force" label={t('force')} help={t('force.help', { why })} />
}
