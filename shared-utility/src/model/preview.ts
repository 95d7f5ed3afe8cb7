/** How a file is shown in a page, by the type that the server found in it; null: it is only fetched (docs/decisions/129, 137, 141). */
export function previewKindOf(mediaType: string): PreviewKind | null {
  if (mediaType === 'application/pdf') return 'pdf'
  if (mediaType.startsWith(office)) return 'office'
  const [family] = mediaType.split('/')
  return kinds[family ?? ''] ?? null
}

export type PreviewKind = 'picture' | 'text' | 'video' | 'audio' | 'pdf' | 'office'

const office = 'application/vnd.openxmlformats-officedocument.'
const kinds: Readonly<Record<string, PreviewKind>> = { image: 'picture', text: 'text', video: 'video', audio: 'audio' }

/** So much of a text is read and drawn. */
export const previewedTextBytes = 256 * 1024
