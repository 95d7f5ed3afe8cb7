import { useAtomValue } from 'jotai'
import { twoStepPath } from '@atrium/shared-utility/model'
import { useFormat, useText } from '@atrium/shared-utility/react'
import { reminderAtom } from '../navigation/reminder.ts'
import { useShell } from './shell-context.tsx'
import { useSpacePath } from './use-page.ts'

/** Specification 4: two-step verification has to be switched on before a date. */
export function ReminderBar() {
  const t = useText()
  const format = useFormat()
  const shell = useShell()
  const base = useSpacePath()
  const date = useAtomValue(reminderAtom)
  if (date === null) return null
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
