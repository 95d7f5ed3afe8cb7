import { type ReactNode, useState } from 'react'
import type { FilePreviewProps } from './FilePreview.tsx'
import { FilePreview } from './lazy-preview.ts'
import { useFetchFile } from './use-fetch-file.ts'

/** A file that opens in full when it is pressed, and is fetched from there. `preview` stands beside what is pressed. */
export function usePreview<File extends FilePreviewProps['file']>(
  file: File,
  findLink: (file: File) => Promise<{ url: string }>,
) {
  const { isPending, fetchFile } = useFetchFile(findLink)
  const [isShown, setShown] = useState(false)
  const preview: ReactNode = isShown && (
    <FilePreview
      file={file}
      findLink={() => findLink(file)}
      onFetch={() => void fetchFile(file)}
      onClose={() => setShown(false)}
    />
  )
  return { isPending, fetch: () => void fetchFile(file), show: () => setShown(true), preview }
}
