import { IconButton, InputAdornment } from '@mui/material'
import { useText } from '@atrium/shared-utility/react'
import { Icon } from '@atrium/shared-utility/ui'
import { useState, type KeyboardEvent, type Ref } from 'react'
import { Field } from './Field.tsx'

type Props = {
  value: string
  isRefused: boolean
  inputRef: Ref<HTMLInputElement>
  onChange: (password: string) => void
  onBlur: () => void
}

/** A password that can be shown while it is typed, with a word when Caps Lock is on. */
export function PasswordField({ value, isRefused, inputRef, onChange, onBlur }: Props) {
  const t = useText()
  const [isShown, setIsShown] = useState(false)
  const [isCapsLock, setIsCapsLock] = useState(false)
  const handleKey = (event: KeyboardEvent) => setIsCapsLock(event.getModifierState('CapsLock'))
  const capsLock = isCapsLock ? t('signIn.capsLock') : undefined
  return (
    <Field
      name="password"
      autoComplete="current-password"
      label={t('signIn.password')}
      type={isShown ? 'text' : 'password'}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      onKeyUp={handleKey}
      onBlur={onBlur}
      error={isRefused}
      help={isRefused ? t('signIn.passwordRequired') : capsLock}
      inputRef={inputRef}
      inputProps={{ maxLength: 128 }}
      endAdornment={<ShowButton isShown={isShown} onToggle={() => setIsShown(!isShown)} />}
    />
  )
}

function ShowButton({ isShown, onToggle }: { isShown: boolean; onToggle: () => void }) {
  const t = useText()
  return (
    <InputAdornment position="end">
      <IconButton
        edge="end"
        onClick={onToggle}
        aria-label={isShown ? t('signIn.passwordHide') : t('signIn.passwordShow')}
      >
        <Icon name={isShown ? 'eyeOff' : 'eye'} />
      </IconButton>
    </InputAdornment>
  )
}
