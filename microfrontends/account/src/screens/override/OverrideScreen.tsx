import { useAddress, useCall, useText } from '@atrium/shared-utility/react'
import { EmptyState, ListSkeleton, PageHeader, ProblemNotice, Section } from '@atrium/shared-utility/ui'
import { Box, List } from '@mui/material'
import { useEffect, useState } from 'react'
import { AskedOffer } from './AskedOffer.tsx'
import { OwnItem } from './OwnItem.tsx'
import { PreviewOffer } from './PreviewOffer.tsx'
import { takeSecret } from './secret.ts'

type Props = { load?: (url: string) => void }

/**
 * `/user/override`: what a link, or a developer’s own machine, offers in place of what is in force, and what this
 * person has of that. A person who takes something goes there by a page that is loaded whole: it is made of other
 * parts.
 */
export function OverrideScreen({ load = loadWhole }: Props) {
  const t = useText()
  const asked = useAddress().searchParams.get('ask')
  const secret = useSecret()
  return (
    <Box sx={{ width: '100%', maxWidth: 720, display: 'grid', gap: 4 }}>
      <PageHeader title={t('override.title')} />
      {secret !== null && <PreviewOffer key={secret} secret={secret} load={load} />}
      {secret === null && asked !== null && <AskedOffer id={asked} load={load} />}
      <OwnOverrides />
    </Box>
  )
}

/** Also of a link that is opened where this page stands already, as after signing in: only what is behind its `#` is new then. */
function useSecret() {
  const [secret, setSecret] = useState(takeSecret)
  useEffect(() => {
    const take = () => setSecret((before) => takeSecret() ?? before)
    window.addEventListener('hashchange', take)
    return () => window.removeEventListener('hashchange', take)
  }, [])
  return secret
}

function loadWhole(url: string) {
  window.location.assign(url)
}

function OwnOverrides() {
  const t = useText()
  const own = useCall('listOwnOverrides', {})
  return (
    <Section title={t('override.own')} note={t('override.help')}>
      {own.status === 'failed' && <ProblemNotice problem={own.problem} onRetry={own.reload} />}
      {own.status === 'loading' && <ListSkeleton rows={2} />}
      {own.status === 'done' && own.data.length === 0 && (
        <EmptyState title={t('override.none')} description={t('override.noneHelp')} />
      )}
      {own.status === 'done' && own.data.length > 0 && (
        <List disablePadding aria-label={t('override.own')}>
          {own.data.map((one) => (
            <OwnItem key={one.id} one={one} onEnded={own.reload} />
          ))}
        </List>
      )}
    </Section>
  )
}
