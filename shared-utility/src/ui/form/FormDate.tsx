import { OutlinedInput } from '@mui/material'
import { FieldFrame, type FieldProps } from './FieldFrame.tsx'
import { useField } from './form-context.ts'

/** A day. The value is the instant of that day's end where the person is, ISO 8601 in UTC. */
export function FormDate({ name, ...frame }: FieldProps) {
  const { value, onChange, onBlur } = useField(name)
  return (
    <FieldFrame name={name} {...frame}>
      {(control) => (
        <OutlinedInput
          type="date"
          name={name}
          value={dayOf(String(value))}
          onChange={(event) => onChange(endOf(event.target.value))}
          onBlur={onBlur}
          slotProps={{ input: { ...control, max: '9999-12-31' } }}
        />
      )}
    </FieldFrame>
  )
}

function dayOf(instant: string) {
  const moment = new Date(instant)
  if (Number.isNaN(moment.getTime())) return ''
  const parts = [moment.getFullYear(), moment.getMonth() + 1, moment.getDate()]
  return parts.map((part, index) => String(part).padStart(index === 0 ? 4 : 2, '0')).join('-')
}

function endOf(day: string) {
  const moment = new Date(`${day}T23:59:59`)
  return Number.isNaN(moment.getTime()) ? '' : moment.toISOString()
}
