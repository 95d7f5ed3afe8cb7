import type { Format, Translate } from '@atrium/shared-utility/react'

type Counted = { openings: number; erred: number }

/** Of a hundred openings, how many had an error; with one decimal. */
export function errorRate({ openings, erred }: Counted) {
  return openings === 0 ? 0 : Math.round((erred / openings) * 1000) / 10
}

type Words = { t: Translate; format: Format }

/** How often it was opened; that it was not, in words. */
export function openingsText({ openings }: Counted, { t, format }: Words) {
  return openings === 0 ? t('telemetry.notOpened') : format.number(openings)
}

/** The rate and the count behind it; null where nothing was opened. */
export function rateText(counted: Counted, { t, format }: Words) {
  const { openings, erred } = counted
  if (openings === 0) return null
  return erred === 0
    ? t('telemetry.noneErred')
    : t('telemetry.rateOf', { rate: format.number(errorRate(counted)), count: erred })
}
