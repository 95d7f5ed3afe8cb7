import { lazyPart } from '../../react/index.ts'
import type { TableImportProps } from './TableImport.tsx'

/** Rows out of a file that a person brings. */
export const TableImport = lazyPart<TableImportProps>(async () => (await import('./TableImport.tsx')).TableImport)
