import type { VersionRelease } from '@atrium/shared-utility/contract'
import { useFormat, useText } from '@atrium/shared-utility/react'
import { PersonLink } from '../../PersonLink.tsx'
import { useMaker } from '../../use-maker.ts'

type Props = {
  released: VersionRelease
  /** In a sentence of its own, or as the value of a fact. */
  as: 'version.released' | 'version.made'
  isExact?: boolean
}

/** Stands for the name until the sentence is cut in two there. */
const gap = '\uE000'

/** Names the maker of a release and its moment; the name of a person leads to their page. */
export function Released({ released, as, isExact = false }: Props) {
  const t = useText()
  const format = useFormat()
  const maker = useMaker()
  const { madeAt, madeById } = released
  const moment = isExact ? format.exact(madeAt) : format.dateTime(madeAt)
  const [before, after] = t(as, { by: gap, moment }).split(gap)
  return (
    <>
      {before}
      <PersonLink id={madeById} name={maker(released)} />
      {after}
    </>
  )
}
