import { useRef, useState } from 'react'
import type { Attachment } from '../../contract/index.ts'

type FindLink<File> = (file: File) => Promise<{ url: string }>

/** A picture as a small one (docs/decisions/144); null where there is none. A link that is too old is asked for anew, once. */
export function useSmallPicture<File extends Pick<Attachment, 'pictureUrl'>>(file: File, findLink: FindLink<File>) {
  const [url, setUrl] = useState(file.pictureUrl)
  const isAsked = useRef(false)
  async function findAgain() {
    const before = isAsked.current
    isAsked.current = true
    const found = before ? null : await findLink(file).catch(() => null)
    // A link of the same moment is the same one, and a browser does not ask for it again.
    setUrl(found === null || found.url === url ? null : found.url)
  }
  return url === null ? null : { src: `${url}&as=small`, onError: () => void findAgain() }
}
