import { Box, Stack } from '@mui/material'
import { useText } from '@atrium/shared-utility/react'
import { PageHeader } from '@atrium/shared-utility/ui'
import { PinnedApplications } from '../../applications/PinnedApplications.tsx'
import { SearchField } from '../../applications/SearchField.tsx'
import { useSearchText } from '../../applications/use-search-text.ts'
import { AskableApplications } from './AskableApplications.tsx'
import { GroupedApplications } from './GroupedApplications.tsx'
import { OpenedApplications } from './OpenedApplications.tsx'

/** `/user/workbench/applications`: all applications of a person, and those that they may ask for. */
export function ApplicationCentreScreen() {
  const t = useText()
  const [q] = useSearchText()
  return (
    <>
      <PageHeader title={t('centre.title')} description={t('centre.help')} />
      <Stack spacing={4} sx={{ minWidth: 0 }}>
        <SearchField />
        <GroupedApplications />
        <AskableApplications />
        {q === '' && (
          <Box sx={sideBySide}>
            <PinnedApplications />
            <OpenedApplications />
          </Box>
        )}
      </Stack>
    </>
  )
}

const sideBySide = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
  gap: 4,
} as const
