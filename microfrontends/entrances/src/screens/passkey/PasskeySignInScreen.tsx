import { Button, Checkbox, FormControlLabel, Link, Stack, Typography } from '@mui/material'
import { loginPath } from '@atrium/shared-utility/model'
import { PortalLink, useCountdown, useEnter, useText } from '@atrium/shared-utility/react'
import { EntrancePage, Icon, ProblemNotice } from '@atrium/shared-utility/ui'
import type { Problem } from '@atrium/shared-utility/contract'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { useSignInByPasskey } from './use-sign-in-by-passkey.ts'

/** `/sign/passkey`: lets in a person with a passkey of an account; `url` names where to. */
export function PasskeySignInScreen() {
  const t = useText()
  const { search } = useLocation()
  return (
    <EntrancePage title={t('passkeyIn.title')}>
      <Typography>{t('passkeyIn.help')}</Typography>
      <Ask />
      <Link component={PortalLink} href={loginPath + search} variant="body2">
        {t('passkeyIn.toPassword')}
      </Link>
    </EntrancePage>
  )
}

function Ask() {
  const t = useText()
  const ask = useSignInByPasskey()
  const { enter, isEntering } = useEnter()
  const [remember, setRemember] = useState(false)
  const [isAsking, setIsAsking] = useState(false)
  const [problem, setProblem] = useState<Problem | null>(null)
  const secondsLeft = useCountdown(problem)
  const isLocked = secondsLeft > 0
  const handleAsk = async () => {
    setIsAsking(true)
    setProblem(null)
    const result = await ask(remember)
    setIsAsking(false)
    if (result.status === 'failed') setProblem(result.problem)
    else await enter(result.data)
  }
  return (
    <Stack useFlexGap spacing={1}>
      {/* A lock is told by the button, which counts it down. */}
      {problem && !isLocked && <ProblemNotice problem={problem} size="line" />}
      <FormControlLabel
        label={t('passkeyIn.remember')}
        control={<Checkbox checked={remember} onChange={(event) => setRemember(event.target.checked)} />}
      />
      <Button
        variant="contained"
        size="large"
        startIcon={<Icon name="shield" size={16} />}
        loading={isAsking || isEntering}
        disabled={isLocked}
        onClick={handleAsk}
      >
        {isLocked ? t('code.wait', { seconds: secondsLeft }) : t('passkey.use')}
      </Button>
    </Stack>
  )
}
