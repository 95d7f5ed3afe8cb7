import { Link } from '@mui/material'
import { linkedParts } from '../../model/index.ts'

/** What a person wrote, in which addresses of the web are links. */
export function LinkedText({ text }: { text: string }) {
  return linkedParts(text).map(({ text: part, href }, index) =>
    href === undefined ? (
      part
    ) : (
      // oxlint-disable-next-line react/no-array-index-key -- parts of one text that never change their places
      <Link key={index} href={href} target="_blank" rel="noopener noreferrer nofollow">
        {part}
      </Link>
    ),
  )
}
