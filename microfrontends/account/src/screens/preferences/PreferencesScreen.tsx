import { useCall, useSession, useText } from '@atrium/shared-utility/react'
import { LanguageSwitch, ListSkeleton, PageHeader, ProblemNotice, Section } from '@atrium/shared-utility/ui'
import { Alert, Box } from '@mui/material'
import { Preferences } from './Preferences.tsx'

/** `/user/preferences`: how the portal looks and begins for a person, on all of their devices. */
export function PreferencesScreen() {
  const t = useText()
  const { acting } = useSession()
  return (
    <Box sx={{ maxWidth: 800 }}>
      <PageHeader
        title={t('preferences.title')}
        description={t('preferences.help')}
        trail={[{ label: t('profile.title'), href: '/user/profile' }]}
      />
      {acting ? <Alert severity="info">{t('acting.notHereText')}</Alert> : <OwnPreferences />}
    </Box>
  )
}

function OwnPreferences() {
  const t = useText()
  const config = useCall('getPersonConfig', {}, { keepPrevious: true })
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      <Section title={t('profile.language')} note={t('preferences.languageHelp')}>
        <LanguageSwitch />
      </Section>
      {config.status === 'failed' && <ProblemNotice problem={config.problem} onRetry={config.reload} />}
      {config.status === 'loading' && <ListSkeleton rows={3} />}
      {config.status === 'done' && <Preferences config={config.data} onSaved={config.reload} />}
    </Box>
  )
}
