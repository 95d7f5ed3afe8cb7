import { Button } from '@mui/material'
import { useText } from '@atrium/shared-utility/react'
import { EmptyState } from '@atrium/shared-utility/ui'
import { useSearchText } from './use-search-text.ts'

/** Says why there are none: nothing is open to this person, or nothing is called so. */
export function NoApplications() {
  const t = useText()
  const [q, setQ] = useSearchText()
  if (q === '') return <EmptyState title={t('applications.none')} description={t('applications.noneAdvice')} />
  return (
    <EmptyState
      title={t('applications.noMatch', { q })}
      description={t('applications.noMatchAdvice')}
      action={<Button onClick={() => setQ('')}>{t('applications.clearSearch')}</Button>}
    />
  )
}
