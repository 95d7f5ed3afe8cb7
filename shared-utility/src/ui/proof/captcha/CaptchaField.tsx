import { Box, FormControl, FormHelperText, FormLabel, OutlinedInput, Stack, Typography } from '@mui/material'
import { useEffect, useId, useImperativeHandle, useRef, useState, type Ref } from 'react'
import type { Captcha, Problem } from '../../../contract/index.ts'
import { problemMessage } from '../../../index.ts'
import { useTranslate } from '../../../react/text-context.tsx'
import { CaptchaChoices } from './CaptchaChoices.tsx'
import { useCaptcha, type CaptchaTyped } from './use-captcha.ts'
import { captchaMessages } from './words.ts'

export type CaptchaHandle = {
  /** What goes with the call; null when the field is empty: then it says so and has the focus. */
  answer(): Promise<CaptchaTyped | null>
  /** Another one of the kind, after an answer was used up. */
  renew(): void
}

/** `problem` is the captchaRequired or captchaWrong that asked; give each its own `key`. `why` is for what is no attempt. */
type Props = { problem: Problem; ref: Ref<CaptchaHandle>; why?: string }

/** A picture to read, or a sum in words; the page does its share of the work meanwhile. */
export function CaptchaField({ problem, ref, why }: Props) {
  const t = useTranslate(captchaMessages)
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const [refusal, setRefusal] = useState(problem.code === 'captchaWrong' ? problemMessage(problem) : null)
  const { captcha, renew, solve, failed } = useCaptcha(problem)
  const kind = captcha?.kind ?? 'picture'

  const change = async (next: Captcha['kind'], focus: boolean) => {
    if (!(await renew(next))) return
    setTyped('')
    setRefusal(null)
    if (focus) input.current?.focus()
  }

  useEffect(() => input.current?.focus(), [])
  useImperativeHandle(ref, () => ({
    async answer() {
      if (typed.trim() !== '') return solve(typed)
      setRefusal(t('required'))
      input.current?.focus()
      return null
    },
    renew: () => void change(kind, false),
  }))

  const shownFailure = failed === null ? null : problemMessage(failed)
  return (
    <FormControl required fullWidth error={refusal !== null || shownFailure !== null}>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
        {why ?? t('why')}
      </Typography>
      <FormLabel htmlFor={id} sx={{ mb: 1 }}>
        {kind === 'question' ? captcha?.content : t('picture')}
      </FormLabel>
      {kind === 'picture' && captcha !== null && <Picture content={captcha.content} alt={t('pictureAlt')} />}
      <OutlinedInput
        id={id}
        inputRef={input}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        inputProps={{
          'aria-describedby': `${id}-help`,
          autoCapitalize: 'none',
          autoComplete: 'off',
          spellCheck: false,
          maxLength: 16,
        }}
      />
      <FormHelperText id={`${id}-help`} role={refusal === null ? undefined : 'alert'}>
        {shownFailure ?? refusal ?? t(`${kind}Help`)}
      </FormHelperText>
      <CaptchaChoices kind={kind} onChoose={(next) => void change(next, true)} />
    </FormControl>
  )
}

function Picture({ content, alt }: { content: string; alt: string }) {
  return (
    <Stack direction="row" sx={{ mb: 2 }}>
      <Box
        component="img"
        alt={alt}
        src={`data:image/svg+xml,${encodeURIComponent(content)}`}
        width={200}
        height={64}
        sx={{ borderRadius: 1, border: 1, borderColor: 'divider' }}
      />
    </Stack>
  )
}
