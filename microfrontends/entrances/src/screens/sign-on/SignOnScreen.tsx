import { currentSpacePath } from '@atrium/shared-utility'
import { PortalLink, useText } from '@atrium/shared-utility/react'
import { EntrancePage, EntranceSkeleton, ProblemNotice } from '@atrium/shared-utility/ui'
import { Link, Typography } from '@mui/material'
import { Returning } from './Returning.tsx'
import { Trial } from './Trial.tsx'
import { useFinish } from './use-finish.ts'

/** Refusals that only a signed-in person meets. */
const ofStepUp: readonly string[] = ['stepUpNotYou', 'stepUpExpired', 'signOnNotFresh']

/** `/home/signOn`: where a provider sends people back to, with its answer in the address. */
export function SignOnScreen() {
  const t = useText()
  const finish = useFinish()
  if (finish.status === 'pending') return <EntranceSkeleton />
  if (finish.status === 'tried') return <Trial told={finish.told} url={finish.url} />
  if (finish.status === 'over')
    return (
      <EntrancePage title={t('stepUp.title')}>
        <Typography component="output">{t('stepUp.over')}</Typography>
      </EntrancePage>
    )
  if (finish.status === 'nothing')
    return (
      <EntrancePage title={t('signOn.title')}>
        <Typography>{t('signOn.nothing')}</Typography>
        <ToSignIn />
      </EntrancePage>
    )
  if (finish.status === 'returning')
    return (
      <EntrancePage title={t('return.title')}>
        <Returning entName={finish.entName} state={finish.state} />
        <ToSignIn />
      </EntrancePage>
    )
  const { problem } = finish
  return (
    <EntrancePage title={t('signOn.title')}>
      {/* By the words alone: there is nothing on this page that could be corrected. */}
      <ProblemNotice problem={problem} size={problem.code === 'signOnExpired' ? 'line' : 'full'} />
      {ofStepUp.includes(problem.code) ? <Typography>{t('stepUp.failed')}</Typography> : <ToSignIn />}
    </EntrancePage>
  )
}

function ToSignIn() {
  const t = useText()
  return (
    <Link component={PortalLink} href={`${currentSpacePath()}/home/login`}>
      {t('signOn.toSignIn')}
    </Link>
  )
}
