import { type EntityField, initialValue, type RecordValues } from '@atrium/shared-utility/contract'
import { useSession } from '@atrium/shared-utility/react'
import { useState } from 'react'

/** What a new record begins with, as it is when the form is opened, and the name of the person in it. */
export function useInitial(fields: readonly EntityField[]) {
  const { userId = '', userName = '' } = useSession()
  const [now] = useState(wholeMinute)
  const values = Object.fromEntries(
    fields.flatMap((field): [string, RecordValues[string]][] => {
      const value = initialValue(field, { now, today: dayOf(now), userId })
      return value === undefined ? [] : [[field.key, value]]
    }),
  )
  /** One that the person has emptied is none: left out, the server would fill it in again. */
  const withEmptied = (sent: RecordValues): RecordValues => ({
    ...Object.fromEntries(Object.keys(values).map((key) => [key, null])),
    ...sent,
  })
  return { values, withEmptied, people: { [userId]: userName } }
}

/** To the minute, as the form shows it. */
function wholeMinute() {
  const now = new Date()
  now.setSeconds(0, 0)
  return now
}

/** Where the person is. */
function dayOf(moment: Date) {
  return new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short' }).format(moment)
}
