import type { CallOutput, OwnEnterprise } from '@atrium/shared-utility/contract'
import { forgetSession, loadSession, tabStore } from '@atrium/shared-utility'
import { arrivalKey, spaceOf } from '@atrium/shared-utility/model'
import { useAction, usePortal, useText } from '@atrium/shared-utility/react'
import { ConfirmDialog, useToast } from '@atrium/shared-utility/ui'
import { Button } from '@mui/material'
import { useState } from 'react'

type Props = { enterprise: OwnEnterprise; onLeft: () => void }

/** Draws nothing where the enterprise cannot be left; what leaving means is said before it is done. */
export function LeaveButton({ enterprise, onLeft }: Props) {
  const t = useText()
  const toast = useToast()
  const portal = usePortal()
  const leave = useAction('leaveEnterprise')
  const [isAsking, setIsAsking] = useState(false)
  const { entId, name, isCurrent, leaving } = enterprise
  if (leaving !== 'free' && leaving !== 'held' && leaving !== 'signsOut') return null

  const handleLeave = async () => {
    const result = await leave.run({ entId })
    if (result.status === 'done' && (isCurrent || result.data.isSignedOut)) await goOn(result.data)
    return result
  }
  const goOn = async ({ loginHomepage: url, worksIn, isSignedOut }: CallOutput<'leaveEnterprise'>) => {
    // The sign-in page says why one is there; any other where they arrive, since this page and its notices are gone then.
    if (isSignedOut) forgetSession(t('enterprises.leftSignedOut', { name }))
    else
      tabStore.set(
        arrivalKey,
        worksIn === null ? t('enterprises.leftForNone', { name }) : t('enterprises.leftFor', { name, worksIn }),
      )
    // The page of another enterprise is loaded anew by the shell; outside of any, it has to know that they are in none.
    if (spaceOf(url) === null && !isSignedOut) await loadSession()
    await portal.navigate(url)
  }
  const handleDone = () => {
    setIsAsking(false)
    // A person who has gone on elsewhere reads it there.
    if (!isCurrent && leaving !== 'signsOut') toast(t('enterprises.left', { name }))
    onLeft()
  }

  return (
    <>
      <Button
        size="small"
        variant="outlined"
        color="error"
        aria-label={t('enterprises.leaveOf', { name })}
        onClick={() => setIsAsking(true)}
      >
        {t('enterprises.leave')}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={t('enterprises.leaveAsk', { name })}
          text={whatItMeans(enterprise, t)}
          confirmLabel={t('enterprises.leave')}
          isDangerous
          onConfirm={handleLeave}
          onDone={handleDone}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  )
}

function whatItMeans({ name, heir, leaving }: OwnEnterprise, t: ReturnType<typeof useText>) {
  const sentences = [
    t('enterprises.leaveText', { name }),
    heir === null ? null : t('enterprises.leaveHeir', { heir }),
    leaving === 'held' ? t('enterprises.leaveHeld') : null,
    leaving === 'signsOut' ? t('enterprises.leaveSignsOut') : null,
  ]
  return sentences.filter((sentence) => sentence !== null).join(' ')
}
