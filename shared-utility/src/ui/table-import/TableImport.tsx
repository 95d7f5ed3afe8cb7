import { Box } from '@mui/material'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { ChooseFile } from './ChooseFile.tsx'
import { ImportProgress } from './ImportProgress.tsx'
import { LatestImports } from './LatestImports.tsx'
import { MapColumns } from './MapColumns.tsx'
import type { ImportSource } from './source.ts'
import type { SentFile } from './use-send-file.ts'

export type TableImportProps = { source: ImportSource }

/** Rows out of a file, in steps. An import that has begun stands in the address, so that a reload finds it again. */
export function TableImport({ source }: TableImportProps) {
  const [params, setParams] = useSearchParams()
  const id = params.get('id')
  const [sent, setSent] = useState<SentFile | null>(null)
  const again = () => {
    setSent(null)
    setParams({})
  }
  if (id !== null) return <ImportProgress key={id} id={id} source={source} onAgain={again} />
  if (sent !== null)
    return (
      <MapColumns
        key={sent.read.id}
        source={source}
        sent={sent}
        onRead={setSent}
        onBack={again}
        onStarted={(begun) => setParams({ id: begun })}
      />
    )
  return (
    <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <ChooseFile source={source} onRead={setSent} />
      <LatestImports source={source} />
    </Box>
  )
}
