import { useText } from '@atrium/shared-utility/react'
import { enterprisePath } from '../../enterprise-path.ts'
import { messages } from '../../messages.ts'
import { enterpriseList } from '../enterprises/enterprise-list.tsx'
import { inWords } from '../list-part/in-words.tsx'
import { ListPart, type PartProps } from '../list-part/ListPart.tsx'

function Enterprises(props: PartProps<'listEnterprises'>) {
  const t = useText()
  return (
    <ListPart
      {...props}
      list={enterpriseList}
      label={t('enterprises.title')}
      keyOf={(row) => row.entid}
      nameOf={(row) => row.name}
      openAt={(row) => enterprisePath(row.entid)}
      none={t('enterprises.none')}
      noMatch={t('enterprises.noMatch')}
    />
  )
}

/** The enterprises of a category, with the words of enterprises. */
export const EnterprisesPart = inWords(messages, Enterprises)
