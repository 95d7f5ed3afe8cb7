import { loginUrl } from '@atrium/shared-utility'
import type { ApplicationDetail } from '@atrium/shared-utility/contract'
import { spaceOf, stripSpace, withSpace } from '@atrium/shared-utility/model'
import { PortalLink, TextProvider, useText } from '@atrium/shared-utility/react'
import { useToast } from '@atrium/shared-utility/ui'
import { Alert, Box, Button, Typography } from '@mui/material'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { noteOpened } from '../../applications/note-opened.ts'
import { linkTargetOf } from '../../card/link-target.ts'
import { messages as workbench } from '../../messages.ts'
import { AskDialog } from '../centre/AskDialog.tsx'

type Props = { detail: ApplicationDetail; onAsked: () => void }

/** What the person can do with the application. */
export function Standing({ detail, onAsked }: Props) {
  const t = useText()
  const { standing, enterprise } = detail
  switch (standing) {
    case 'open':
      return <Open detail={detail} />
    case 'ask':
      return <Ask detail={detail} onAsked={onAsked} />
    case 'asked':
      return <Alert severity="info">{t('detail.asked')}</Alert>
    case 'needsRole':
      return <Alert severity="info">{t('detail.needsRole', { enterprise })}</Alert>
    case 'closed':
      return <Alert severity="info">{t('detail.closed', { enterprise })}</Alert>
    case 'signIn':
      return (
        <Box sx={{ display: 'grid', gap: 3, justifyItems: 'start' }}>
          <Typography color="textSecondary">{t('detail.signInHelp', { enterprise })}</Typography>
          <Button component={PortalLink} href={loginUrl()} variant="contained" size="large">
            {t('detail.signIn')}
          </Button>
        </Box>
      )
  }
}

function Open({ detail: { id, url } }: { detail: ApplicationDetail }) {
  const t = useText()
  const { pathname } = useLocation()
  const target = linkTargetOf(url ?? '')
  if (url === null || target === 'none') return <Alert severity="warning">{t('detail.refused')}</Alert>
  const note = () => noteOpened({ id, url: stripSpace(url) })
  if (target === 'tab') {
    return (
      <Button
        component="a"
        href={url}
        target="_blank"
        rel="noopener noreferrer"
        variant="contained"
        size="large"
        onClick={note}
        sx={{ justifySelf: 'start' }}
      >
        {t('detail.openTab')}
      </Button>
    )
  }
  const href = stripSpace(pathname).startsWith('/m/') ? inMobile(url) : url
  return (
    <Button
      component={PortalLink}
      href={href}
      variant="contained"
      size="large"
      onClick={note}
      sx={{ justifySelf: 'start' }}
    >
      {t('detail.open')}
    </Button>
  )
}

/** Applications that the enterprise builds have pages for telephones. */
function inMobile(url: string) {
  const path = stripSpace(url)
  return path.startsWith('/app/') ? withSpace(`/m${path}`, spaceOf(url)) : url
}

function Ask({ detail, onAsked }: Props) {
  const t = useText()
  const toast = useToast()
  const [isAsking, setIsAsking] = useState(false)
  const handleDone = () => {
    setIsAsking(false)
    toast(t('detail.askDone'))
    onAsked()
  }
  return (
    <>
      <Button variant="contained" size="large" onClick={() => setIsAsking(true)} sx={{ justifySelf: 'start' }}>
        {t('detail.ask')}
      </Button>
      {isAsking && (
        <TextProvider messages={workbench}>
          <AskDialog application={detail} onDone={handleDone} onClose={() => setIsAsking(false)} />
        </TextProvider>
      )}
    </>
  )
}
