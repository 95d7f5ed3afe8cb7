import { Button } from '@mui/material'
import type { ComponentProps } from 'react'
import { useTableWords } from '../data-table/words.ts'
import { EmptyState } from '../display/EmptyState.tsx'

export type NoRowsWords = {
  /** What is said where the list has nothing at all: what is not there, and what to do next. */
  none: ComponentProps<typeof EmptyState>
  /** What is said where the search or the filters leave nothing: "No users match"; with an advice of its own where it has one. */
  noMatch: string | { title: string; description: string }
}

type Props = NoRowsWords & { isFiltered: boolean; onClear: () => void }

/** Stands where rows would be. Only where something is filtered can the filters be taken away. */
export function NoRows({ none, noMatch, isFiltered, onClear }: Props) {
  const words = useTableWords()
  if (!isFiltered) return <EmptyState {...none} />
  const said = typeof noMatch === 'string' ? { title: noMatch, description: words('noMatchHelp') } : noMatch
  return <EmptyState icon="search" {...said} action={<Button onClick={onClear}>{words('clearAll')}</Button>} />
}
