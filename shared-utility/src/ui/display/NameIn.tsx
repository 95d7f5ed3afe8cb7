import type { ComponentProps } from 'react'
import { NameLink } from './NameLink.tsx'

/** Stands for the name while the sentence is made. */
const place = '\u{E000}'

type Props = ComponentProps<typeof NameLink> & {
  /** Makes the sentence with this in the place of the name. */
  say: (name: string) => string
}

/** A sentence in which a name leads to the page of what it names. */
export function NameIn({ say, ...name }: Props) {
  const [before, after] = say(place).split(place)
  return (
    <>
      {before}
      <NameLink isInText {...name} />
      {after}
    </>
  )
}
