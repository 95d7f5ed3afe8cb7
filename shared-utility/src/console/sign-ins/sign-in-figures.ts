import type { Figure } from '../../ui/index.ts'
import { bucketsOf, changeOfWeek, dayOf, midnight, sumWithin, type SignInHours } from './sign-in-spans.ts'

export type SignIns = { signIns: SignInHours; at: string }
export const results = ['ok', 'denied'] as const

type Choice = { result: (typeof results)[number]; listPath: string | null; t: (key: string) => string }

/** How many today, within 7 and within 30 days, each with its way there; the week beside the one before. */
export function figuresOf({ signIns, at }: SignIns, { result, listPath, t }: Choice): Figure[] {
  const now = new Date(at)
  const byDay = bucketsOf(signIns, 'month', at).map((day) => day[result])
  const share = changeOfWeek(signIns, now)[result]
  const better = result === 'ok' ? {} : ({ better: 'less' } as const)
  const byHour = bucketsOf(signIns, 'day', at)
  const today = midnight(now, 0)
  return [
    figure('today', today, { values: byHour.filter(({ from }) => from >= today).map((hour) => hour[result]) }),
    figure('week', midnight(now, 6), {
      values: byDay.slice(-7),
      change: { share, than: t('signIns.than'), ...better },
    }),
    figure('month', midnight(now, 29), { values: byDay }),
  ]

  function figure(key: string, from: Date, trend: Figure['trend']): Figure {
    return {
      key,
      label: t(`signIns.${key}.${result}`),
      count: sumWithin(signIns, from, new Date(now.getTime() + 1))[result],
      isExact: true,
      href: listPath === null ? null : `${listPath}?from=${dayOf(from)}&result=${result}`,
      ...(trend && { trend }),
    }
  }
}
