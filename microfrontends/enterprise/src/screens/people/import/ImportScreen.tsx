import { useText } from '@atrium/shared-utility/react'
import { PageHeader } from '@atrium/shared-utility/ui'
import { Box } from '@mui/material'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { ChooseFile } from './ChooseFile.tsx'
import { ImportProgress } from './ImportProgress.tsx'
import { LatestImports } from './LatestImports.tsx'
import { MapColumns } from './MapColumns.tsx'
import type { SentFile } from './use-send-file.ts'

/** Members out of a file, in steps. One that has begun stands in the address, so that a reload finds it again. */
export function ImportScreen() {
  const t = useText()
  const [params, setParams] = useSearchParams()
  const id = params.get('id')
  const [sent, setSent] = useState<SentFile | null>(null)
  const again = () => {
    setSent(null)
    setParams({})
  }
  return (
    <>
      <PageHeader
        title={t('import.title')}
        description={t('import.description')}
        trail={[{ label: t('members.title'), href: '/enterprise/members' }]}
      />
      {id !== null && <ImportProgress key={id} id={id} onAgain={again} />}
      {id === null && sent !== null && (
        <MapColumns
          key={sent.read.id}
          sent={sent}
          onRead={setSent}
          onBack={again}
          onStarted={(begun) => setParams({ id: begun })}
        />
      )}
      {id === null && sent === null && (
        <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          <ChooseFile onRead={setSent} />
          <LatestImports />
        </Box>
      )}
    </>
  )
}
