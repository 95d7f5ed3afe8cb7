import type { VersionRelease } from '@atrium/shared-utility/contract'
import { useFormat, useText } from '@atrium/shared-utility/react'
import { NameIn } from '@atrium/shared-utility/ui'
import { useMaker } from '../../use-maker.ts'

type Props = {
  released: VersionRelease
  /** In a sentence of its own, or as the value of a fact. */
  as: 'version.released' | 'version.made'
  isExact?: boolean
}

/** Names the maker of a release and its moment; the name of a person leads to their page. */
export function Released({ released, as, isExact = false }: Props) {
  const t = useText()
  const format = useFormat()
  const maker = useMaker()
  const { madeAt, madeById } = released
  const moment = isExact ? format.exact(madeAt) : format.dateTime(madeAt)
  const say = (by: string) => t(as, { by, moment })
  return <NameIn say={say} to={madeById && `/sysop/users/${madeById}`} text={maker(released)} />
}
