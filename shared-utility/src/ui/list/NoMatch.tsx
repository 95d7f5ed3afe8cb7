import { Button } from '@mui/material'
import { EmptyState } from '../EmptyState.tsx'

type Props = { title: string; description: string; clearLabel: string; onClear: () => void }

/** Stands where rows would be when the filters leave none, and takes the filters away. */
export function NoMatch({ title, description, clearLabel, onClear }: Props) {
  return (
    <EmptyState
      icon="search"
      title={title}
      description={description}
      action={<Button onClick={onClear}>{clearLabel}</Button>}
    />
  )
}
