import { lazyPart } from '../../react/index.ts'
import type { FilePreviewProps } from './FilePreview.tsx'

/** Fetched with the first file that is looked at. */
export const FilePreview = lazyPart<FilePreviewProps>(async () => (await import('./FilePreview.tsx')).FilePreview)
