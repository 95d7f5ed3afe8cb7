import { useText } from '@atrium/shared-utility/react'

type Measured = { value: Record<string, number>; standard: Record<string, number> }

/** Numbers with their unit, each with the one that it comes with where that is another. */
export function useMeasured(name: string, { value, standard }: Measured) {
  const t = useText()
  const said = (field: string, count: number) => t(`settings.${name}.${field}.value`, { count })
  return Object.entries(value).map(([field, count]) => {
    const usual = standard[field] ?? count
    const isUsual = usual === count
    return {
      label: t(`settings.${name}.${field}`),
      value: isUsual
        ? t('settings.standard', { value: said(field, count) })
        : t('settings.otherThanStandard', { value: said(field, count), standard: said(field, usual) }),
    }
  })
}
