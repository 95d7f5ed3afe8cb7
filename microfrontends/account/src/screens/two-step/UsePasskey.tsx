import { Button, Stack } from '@mui/material'
import type { Problem } from '@atrium/shared-utility/contract'
import { useText } from '@atrium/shared-utility/react'
import { Icon, ProblemNotice } from '@atrium/shared-utility/ui'
import { useState } from 'react'
import { useCheckPasskey } from './use-passkey.ts'

type Props = { trustDevice: boolean; onVerified: () => void }

/** For a person with a passkey: alone, or in place of a code. */
export function UsePasskey({ trustDevice, onVerified }: Props) {
  const t = useText()
  const check = useCheckPasskey()
  const [isPending, setIsPending] = useState(false)
  const [problem, setProblem] = useState<Problem | null>(null)
  const handleCheck = async () => {
    setIsPending(true)
    setProblem(null)
    const result = await check(trustDevice)
    setIsPending(false)
    if (result.status === 'done') onVerified()
    else setProblem(result.problem)
  }
  return (
    <Stack spacing={2}>
      {problem && <ProblemNotice problem={problem} size="line" />}
      <Button
        variant="outlined"
        size="large"
        startIcon={<Icon name="shield" size={16} />}
        loading={isPending}
        onClick={handleCheck}
      >
        {t('passkey.use')}
      </Button>
    </Stack>
  )
}
