import { IconButton, InputAdornment } from '@mui/material'
import { useState, type KeyboardEvent, type Ref } from 'react'
import { useUiText } from '../words/ui-text.ts'
import { Icon } from '../display/Icon.tsx'
import { RequiredField } from './RequiredField.tsx'

type Props = {
  /** The call's own name of the value. */
  name: string
  label: string
  /** What password managers are told. */
  autoComplete: 'current-password' | 'new-password'
  /** Left out, the field has its text itself. */
  value?: string
  help?: string | undefined
  /** What is wrong with it, if anything is. */
  refusal: string | undefined
  inputRef?: Ref<HTMLInputElement>
  onChange: (password: string) => void
  onBlur?: () => void
}

/** A password that can be shown while it is typed, with a word when Caps Lock is on. */
export function PasswordField({ help, refusal, onChange, ...field }: Props) {
  const t = useUiText()
  const [isShown, setIsShown] = useState(false)
  const [isCapsLock, setIsCapsLock] = useState(false)
  const handleKey = (event: KeyboardEvent) => setIsCapsLock(event.getModifierState('CapsLock'))
  const capsLock = isCapsLock ? t('password.capsLock') : undefined
  return (
    <RequiredField
      {...field}
      type={isShown ? 'text' : 'password'}
      onChange={(event) => onChange(event.target.value)}
      onKeyUp={handleKey}
      error={refusal !== undefined}
      help={refusal ?? capsLock ?? help}
      // A new one that is too long is refused in words: cut short without a word, it would fit nowhere afterwards.
      inputProps={{ maxLength: field.autoComplete === 'current-password' ? 128 : undefined }}
      endAdornment={<ShowButton isShown={isShown} onToggle={() => setIsShown(!isShown)} />}
    />
  )
}

function ShowButton({ isShown, onToggle }: { isShown: boolean; onToggle: () => void }) {
  const t = useUiText()
  return (
    <InputAdornment position="end">
      <IconButton edge="end" onClick={onToggle} aria-label={isShown ? t('password.hide') : t('password.show')}>
        <Icon name={isShown ? 'eyeOff' : 'eye'} />
      </IconButton>
    </InputAdornment>
  )
}
