import { useText } from '@atrium/shared-utility/react'
import { inWords } from '../list-part/in-words.tsx'
import { ListPart, type PartProps } from '../list-part/ListPart.tsx'
import { messages } from '../packages/messages.ts'
import { packageList } from '../packages/package-list.ts'

function Packages(props: PartProps<'listPackages'>) {
  const t = useText()
  return (
    <ListPart
      {...props}
      list={packageList}
      label={t('packages.title')}
      keyOf={(row) => row.id}
      nameOf={(row) => row.label ?? row.fileName}
      none={t('packages.none')}
      noMatch={t('packages.noMatch')}
    />
  )
}

/** The packages for phones that an enterprise has, with their words. */
export const PackagesPart = inWords(messages, Packages)
