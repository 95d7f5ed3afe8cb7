import { problemWords } from '@atrium/shared-utility'
import { isProblemCode, type JobState } from '@atrium/shared-utility/contract'
import { useFormat, useText } from '@atrium/shared-utility/react'
import type { StatusTone } from '@atrium/shared-utility/ui'
import { messages } from './messages.ts'

const tones: Record<JobState, StatusTone> = {
  waiting: 'neutral',
  running: 'info',
  failed: 'error',
  done: 'success',
  cancelled: 'warning',
}

export function toneOf({ state }: { state: JobState }) {
  return tones[state]
}

/** What is said of jobs in words of their own: what went wrong, which step, and for how long. */
export function useJobWords() {
  const t = useText()
  const format = useFormat()
  return {
    // Any problem may be the reason, also one that only a later release of the server knows.
    errorOf: (code: string) => {
      if (Object.hasOwn(messages['zh-CN'], `jobError.${code}`)) return t(`jobError.${code}`)
      return isProblemCode(code) ? problemWords(code) : code
    },
    stepOf: (step: string) => (Object.hasOwn(messages['zh-CN'], `jobStep.${step}`) ? t(`jobStep.${step}`) : step),
    tookOf: (tookMs: number) => {
      if (tookMs < 1000) return t('job.milliseconds', { count: tookMs })
      const seconds = Math.floor(tookMs / 1000)
      if (seconds < 60) return t('job.seconds', { count: format.number(Math.floor(tookMs / 100) / 10) })
      if (seconds < 3600) return t('job.minutes', { minutes: Math.floor(seconds / 60), seconds: seconds % 60 })
      return t('job.hours', { hours: Math.floor(seconds / 3600), minutes: Math.floor(seconds / 60) % 60 })
    },
  }
}

export function isOnItsWay({ state }: { state: string }) {
  return state === 'waiting' || state === 'running'
}
