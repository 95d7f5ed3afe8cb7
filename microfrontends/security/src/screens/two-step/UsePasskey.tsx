import { Button, Stack } from '@mui/material'
import type { Problem } from '@atrium/shared-utility/contract'
import { useCall, useText } from '@atrium/shared-utility/react'
import { Icon, ProblemNotice } from '@atrium/shared-utility/ui'
import { useState } from 'react'
import { useCheckPasskey } from './use-passkey.ts'

type Props = { trustDevice: boolean; onVerified: () => void }

/** In place of a code, for whoever has a passkey. Without it, or when the list cannot be read, the code is enough. */
export function UsePasskey(props: Props) {
  const list = useCall('listPasskeys', {})
  const isThere = list.status === 'done' && list.data.isOffered && list.data.passkeys.length > 0
  return isThere ? <CheckButton {...props} /> : null
}

function CheckButton({ trustDevice, onVerified }: Props) {
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
