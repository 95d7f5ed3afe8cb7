import { Box, Stack } from '@mui/material'
import { useText } from '@atrium/shared-utility/react'
import { inOrder, PageHeader, ProblemNotice } from '@atrium/shared-utility/ui'
import { PinnedCard } from '../../applications/PinnedApplications.tsx'
import { SearchField } from '../../applications/SearchField.tsx'
import { useSearchText } from '../../applications/use-search-text.ts'
import { AskableApplications } from './AskableApplications.tsx'
import { GroupedApplications } from './GroupedApplications.tsx'
import { OpenedApplications } from './OpenedApplications.tsx'
import { usePins } from './use-pins.ts'

/** `/user/workbench/applications`: all applications of a person, and those that they may ask for. */
export function ApplicationCentreScreen() {
  const t = useText()
  const [q] = useSearchText()
  const pins = usePins()
  return (
    <>
      <PageHeader title={t('centre.title')} description={t('centre.help')} />
      <Stack spacing={4} sx={{ minWidth: 0, ...inOrder }}>
        <SearchField />
        {pins.problem && <ProblemNotice problem={pins.problem} />}
        <GroupedApplications pins={pins} />
        <AskableApplications />
        {q === '' && (
          <Box sx={sideBySide}>
            <PinnedCard list={pins.list} />
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
  '@media (max-width: 1199.95px)': inOrder,
} as const
