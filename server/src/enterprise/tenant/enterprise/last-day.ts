import { Problem } from '@atrium/shared-utility/contract'

type Days = { before: Date | null; asked: string | null | undefined; now: Date }

/** A day that has passed would shut all members out within seconds: for that there is suspending, which asks. */
export function refusePast({ before, asked, now }: Days) {
  if (typeof asked !== 'string') return
  const day = new Date(asked)
  if (day <= now && day.getTime() !== before?.getTime()) throw new Problem('expiryPast')
}
