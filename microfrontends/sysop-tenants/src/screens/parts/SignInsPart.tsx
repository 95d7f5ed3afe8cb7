import { useFormat, useText } from '@atrium/shared-utility/react'
import { signInList } from '../sign-ins/sign-in-list.tsx'
import { ListPart, type PartProps } from '../list-part/ListPart.tsx'

/** The sign-ins into an enterprise, or of a person. */
export function SignInsPart(props: PartProps<'listSignIns'>) {
  const t = useText()
  const format = useFormat()
  return (
    <ListPart
      {...props}
      list={signInList}
      label={t('signIns.title')}
      keyOf={(row) => row.id}
      nameOf={(row) => `${format.exact(row.at)} ${row.name ?? t('signIn.unknown')}`}
      openAt={(row) => `/sysop/audit/${row.id}`}
      none={t('signIns.none')}
      noMatch={t('signIns.noMatch')}
    />
  )
}
