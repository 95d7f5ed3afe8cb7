import { DateField } from './DateField.tsx'
import { minuteOf } from './date-text.ts'
import { FieldFrame, type FieldProps } from './FieldFrame.tsx'
import { useField } from './form-context.ts'

/** A day. The value is the instant of that day's end where the person is, ISO 8601 in UTC. */
export function FormDate({ name, ...frame }: FieldProps) {
  const { value, onChange, onBlur } = useField(name)
  const field = { name, value: String(value), show: dayOf, read: endOf, onChange, onText: onChange, onBlur }
  return (
    <FieldFrame name={name} {...frame}>
      {(control) => <DateField {...control} {...field} />}
    </FieldFrame>
  )
}

/** A day of the calendar, the same wherever it is read: `2026-11-29`. */
export function FormDay({ name, ...frame }: FieldProps) {
  const { value, onChange, onBlur } = useField(name)
  const field = { name, value: String(value), show: calendarDay, read: String, onChange, onText: onChange, onBlur }
  return (
    <FieldFrame name={name} {...frame}>
      {(control) => <DateField {...control} {...field} />}
    </FieldFrame>
  )
}

/** A moment to the minute, where the person is. The value is ISO 8601 in UTC. */
export function FormMoment({ name, ...frame }: FieldProps) {
  const { value, onChange, onBlur } = useField(name)
  const field = { name, value: String(value), show: minuteOf, read: instantOf, onChange, onText: onChange, onBlur }
  return (
    <FieldFrame name={name} {...frame}>
      {(control) => <DateField {...control} {...field} hasTime />}
    </FieldFrame>
  )
}

/** A text that is no day shows as the person has typed it. */
function calendarDay(value: string) {
  return /^\d{4}-\d{2}-\d{2}$/.test(value) ? value : ''
}

function dayOf(instant: string) {
  return minuteOf(instant).slice(0, 10)
}

function endOf(day: string) {
  return instantOf(`${day}T23:59:59`)
}

function instantOf(local: string) {
  const moment = new Date(local)
  return Number.isNaN(moment.getTime()) ? '' : moment.toISOString()
}
