import { Box } from '@mui/material'
import { lazyPart } from '../../react/index.ts'
import type { RecordFilterBarProps } from './RecordFilterBar.tsx'
import type { RecordFilterEditorProps } from './RecordFilterEditor.tsx'

const parts = () => import('./parts.ts')

/** The filter of a list of records, in its address. */
export const RecordFilterBar = lazyPart<RecordFilterBarProps>(async () => (await parts()).RecordFilterBar, {
  // As high as its button.
  waiting: <Box sx={{ minHeight: { xs: 44, sm: 36 } }} />,
})

/** A filter of records where it is a part of something else: the condition of a role, a view. */
export const RecordFilterEditor = lazyPart<RecordFilterEditorProps>(async () => (await parts()).RecordFilterEditor)
