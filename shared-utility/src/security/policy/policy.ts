/** What every two-step policy says, for people and enterprises alike. */
export type Policy = {
  open: boolean
  applyTo: string
  effectiveTime: string | null
  trustDeviceDays: number
}

/** The values of the form. */
export function fieldsOf({ open, applyTo, effectiveTime, trustDeviceDays }: Policy) {
  return { open, applyTo, effectiveTime: effectiveTime ?? '', trustDeviceDays: String(trustDeviceDays) }
}
