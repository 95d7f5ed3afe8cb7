import { FormControl, FormHelperText, IconButton, InputAdornment, InputLabel, OutlinedInput } from '@mui/material'
import { useId, useState } from 'react'

type Props = { label: string; value: string; isSecret?: boolean; onChange: (value: string) => void }

export function Field({ label, value, isSecret = false, onChange }: Props) {
  const id = useId()
  const [isShown, setIsShown] = useState(!isSecret)
  const show = (
    <InputAdornment position="end">
      <IconButton edge="end" aria-label="显示密码" onClick={() => setIsShown(!isShown)}>
        <svg width="20" height="20" viewBox="0 0 24 24">
          <circle cx="12" cy="12" r="4" />
        </svg>
      </IconButton>
    </InputAdornment>
  )
  return (
    <FormControl required fullWidth size="small">
      <InputLabel shrink htmlFor={id} sx={{ position: 'static', transform: 'none' }}>
        {label}
      </InputLabel>
      <OutlinedInput
        id={id}
        notched={false}
        type={isShown ? 'text' : 'password'}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        endAdornment={isSecret ? show : undefined}
      />
      <FormHelperText> </FormHelperText>
    </FormControl>
  )
}
