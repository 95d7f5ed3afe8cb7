import { twoStepPath } from '@atrium/shared-utility/model'
import { TextProvider, useFormat, useText } from '@atrium/shared-utility/react'
import { useShell } from '../shell-context.tsx'
import { useSpacePath } from '../use-page.ts'

import enUS from './messages/en-US.json'
import zhCN from './messages/zh-CN.json'

const messages = { 'zh-CN': zhCN, 'en-US': enUS }

type Props = {
  /** As the specification has it: a text, mostly of a date. */
  date: string
}

/** Specification 4: two-step verification has to be switched on before a date. */
export function ReminderBar(props: Props) {
  return (
    <TextProvider messages={messages}>
      <Reminder {...props} />
    </TextProvider>
  )
}

function Reminder({ date }: Props) {
  const t = useText()
  const format = useFormat()
  const shell = useShell()
  const base = useSpacePath()
  return (
    <output className="atrium-reminder">
      <span>{t('twoStep.remind', { date: isDate(date) ? format.date(date) : date })}</span>
      <button className="atrium-button" type="button" onClick={() => shell.navigate(base + twoStepPath)}>
        {t('twoStep.enable')}
      </button>
    </output>
  )
}

/** The specification gives the time as a text without saying which; what is no date is shown as it is. */
function isDate(text: string) {
  return !Number.isNaN(Date.parse(text))
}
