import { useText } from '@atrium/shared-utility/react'
import { applicationList } from '../applications/application-list.ts'
import { messages } from '../applications/messages.ts'
import { inWords } from '../list-part/in-words.tsx'
import { ListPart, type PartProps } from '../list-part/ListPart.tsx'

type Props = PartProps<'listEnterpriseApplications'> & { list?: typeof applicationList }

function Applications({ list = applicationList, ...props }: Props) {
  const t = useText()
  return (
    <ListPart
      {...props}
      list={list}
      label={t('applications.title')}
      keyOf={(row) => row.id}
      nameOf={(row) => row.name}
      none={t('applications.none')}
      noMatch={t('applications.noMatch')}
    />
  )
}

/** The applications of an enterprise, with their words. */
export const ApplicationsPart = inWords(messages, Applications)
