import { LinearProgress, Stack, Typography } from '@mui/material'
import { problemMessage } from '@atrium/shared-utility'
import type { MessengerType } from '@atrium/shared-utility/contract'
import { useText } from '@atrium/shared-utility/react'
import { EntrancePage, useToast } from '@atrium/shared-utility/ui'
import type { Failure } from './failure.ts'
import { MessengerFailure } from './MessengerFailure.tsx'
import { useComeIn } from './use-come-in.ts'

type Props = { type: MessengerType }

/** `/integration/...`: signs in the person whom the messenger names, or leads to binding. */
export function MessengerScreen({ type }: Props) {
  const t = useText()
  const toast = useToast()
  const messenger = t(`messenger.${type}`)
  const handleFailure = (failure: Failure) => {
    // Specification 8: in DingTalk it is said in passing, in the others in the page.
    if (type !== 'dingtalk' || failure.kind !== 'problem' || failure.problem.code !== 'bindLookupFailed') return
    toast({ text: problemMessage(failure.problem), tone: 'error' })
  }
  const { failure, isOver, retry } = useComeIn(type, handleFailure)
  return (
    <EntrancePage title={t('messenger.title', { messenger })}>
      {isOver ? (
        <Typography component="output">{t('stepUp.over')}</Typography>
      ) : failure ? (
        <MessengerFailure type={type} failure={failure} onRetry={() => void retry()} />
      ) : (
        <Stack spacing={4}>
          <Typography component="output">{t('messenger.working', { messenger })}</Typography>
          <LinearProgress aria-label={t('messenger.title', { messenger })} />
        </Stack>
      )}
    </EntrancePage>
  )
}
