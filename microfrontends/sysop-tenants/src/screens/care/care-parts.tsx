import { type Translate, useText } from '@atrium/shared-utility/react'
import type { RecordPart } from '@atrium/shared-utility/ui'
import { careApplicationList } from '../applications/application-list.ts'
import { careAnnouncementList } from '../home-messages/announcement-list.ts'
import { inWords } from '../list-part/in-words.tsx'
import { ListPart } from '../list-part/ListPart.tsx'
import { carePackageList } from '../packages/care-package-list.ts'
import { messages as packageMessages } from '../packages/messages.ts'
import { OwnAnnouncements } from '../parts/announcements-part.tsx'
import { ApplicationsPart } from '../parts/applications-part.tsx'
import { carePersonList } from './person-list.ts'

/** What belongs to an enterprise in care, each a list of its own. */
export function partsInCare(entid: string, t: Translate): RecordPart[] {
  const applications = <ApplicationsPart list={careApplicationList} fixed={{ entid }} without={[]} />
  return [
    { key: 'people', label: t('part.people'), content: <People entid={entid} /> },
    { key: 'applications', label: t('part.applications'), content: applications },
    {
      key: 'announcements',
      label: t('part.announcements'),
      content: <OwnAnnouncements entid={entid} list={careAnnouncementList} />,
    },
    { key: 'packages', label: t('part.packages'), content: <PackagesInCare entid={entid} /> },
  ]
}

function People({ entid }: { entid: string }) {
  const t = useText()
  return (
    <ListPart
      list={carePersonList}
      fixed={{ entid }}
      without={['entName', 'entid']}
      label={t('people.title')}
      keyOf={(row) => row.userid}
      nameOf={(row) => row.name}
      none={t('people.none')}
      noMatch={t('people.noMatch')}
    />
  )
}

function Packages({ entid }: { entid: string }) {
  const t = useText()
  return (
    <ListPart
      list={carePackageList}
      fixed={{ entid }}
      without={[]}
      label={t('packages.title')}
      keyOf={(row) => row.id}
      nameOf={(row) => row.label ?? row.packageName ?? row.id}
      none={t('packages.none')}
      noMatch={t('packages.noMatch')}
    />
  )
}

const PackagesInCare = inWords(packageMessages, Packages)
