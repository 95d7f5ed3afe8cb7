import { FieldFrame, useFormField, type FieldProps } from '@atrium/shared-utility/ui'
import { OutlinedInput } from '@mui/material'

/** A moment to the minute, where the person is. The value is ISO 8601 in UTC. */
export function FormMoment({ name, label, help }: FieldProps) {
  const { value, onChange, onBlur } = useFormField(name)
  return (
    <FieldFrame name={name} label={label} help={help}>
      {(control) => (
        <OutlinedInput
          type="datetime-local"
          name={name}
          value={minuteOf(String(value))}
          onChange={(event) => onChange(instantOf(event.target.value))}
          onBlur={onBlur}
          slotProps={{ input: { ...control, max: '9999-12-31T23:59' } }}
        />
      )}
    </FieldFrame>
  )
}

function minuteOf(instant: string) {
  const moment = new Date(instant)
  if (Number.isNaN(moment.getTime())) return ''
  return new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}

function instantOf(minute: string) {
  const moment = new Date(minute)
  return Number.isNaN(moment.getTime()) ? '' : moment.toISOString()
}
