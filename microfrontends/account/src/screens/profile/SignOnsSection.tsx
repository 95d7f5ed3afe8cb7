import { useAction, useCall, usePortal, useSession, useText } from '@atrium/shared-utility/react'
import { Awaited, ConfirmDialog, ProblemNotice, Section, StatusChip } from '@atrium/shared-utility/ui'
import { Box, Button, Typography } from '@mui/material'
import { useState } from 'react'
import { isPlatformStaff } from '@atrium/shared-utility/contract'

/** The enterprise's identity providers; nothing where there are none, and nothing for staff of the platform. */
export function SignOnsSection() {
  const session = useSession()
  const isStaff = isPlatformStaff(session?.user_type)
  return session?.curEntId && !isStaff ? <SignOns /> : null
}

function SignOns() {
  const t = useText()
  const portal = usePortal()
  const providers = useCall('listOwnSignOns', {})
  const link = useAction('linkSignOn')
  const unlink = useAction('unlinkSignOn')
  const [asked, setAsked] = useState<{ id: string; name: string } | null>(null)
  const handleLink = async (id: string) => {
    const { pathname } = window.location
    const result = await link.run({ id, url: pathname })
    if (result.status === 'done') await portal.navigate(result.data.authorizationUrl)
  }
  const handleUnlinked = () => {
    setAsked(null)
    if (providers.status !== 'loading') providers.reload()
  }
  if (providers.status === 'loading') return <Awaited />
  if (providers.status === 'done' && providers.data.length === 0) return null
  return (
    <Section title={t('signOns.title')} note={t('signOns.help')}>
      {providers.status === 'failed' && <ProblemNotice problem={providers.problem} onRetry={providers.reload} />}
      {link.status === 'failed' && <ProblemNotice problem={link.problem} size="line" />}
      {providers.status === 'done' &&
        providers.data.map(({ id, name, isLinked }) => (
          <Box key={id} sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
            <Typography sx={{ flex: 1, overflowWrap: 'anywhere' }}>{name}</Typography>
            <StatusChip
              tone={isLinked ? 'success' : 'neutral'}
              label={t(isLinked ? 'signOns.linked' : 'signOns.open')}
            />
            <Button
              variant="outlined"
              loading={link.status === 'pending'}
              aria-label={t(isLinked ? 'signOns.unlinkOf' : 'signOns.linkOf', { name })}
              onClick={() => (isLinked ? setAsked({ id, name }) : void handleLink(id))}
            >
              {t(isLinked ? 'signOns.unlink' : 'signOns.link')}
            </Button>
          </Box>
        ))}
      {asked && (
        <ConfirmDialog
          title={t('signOns.unlinkAsk', { name: asked.name })}
          text={t('signOns.unlinkText')}
          confirmLabel={t('signOns.unlink')}
          isDangerous
          onConfirm={() => unlink.run({ id: asked.id })}
          onDone={handleUnlinked}
          onClose={() => setAsked(null)}
        />
      )}
    </Section>
  )
}
