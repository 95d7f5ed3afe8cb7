import { TextProvider, useText } from '@atrium/shared-utility/react'
import { ListPart, type PartProps } from '../list-part/ListPart.tsx'
import { messages } from '../packages/messages.ts'
import { packageList } from '../packages/package-list.ts'

/** The packages for phones that an enterprise has, with their words. */
export function PackagesPart(props: PartProps<'listPackages'>) {
  return (
    <TextProvider messages={messages}>
      <Packages {...props} />
    </TextProvider>
  )
}

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
