import type { Announcement } from '@atrium/shared-utility/contract'
import { type Translate, useCall, useFormat, useText } from '@atrium/shared-utility/react'
import {
  CardSkeleton,
  colleaguePath,
  FactList,
  NameLink,
  PageHeader,
  ProblemNotice,
  Section,
} from '@atrium/shared-utility/ui'
import { MessageRecord, readsText, windowText, type MessageChange } from '@atrium/shared-utility/writing'
import { useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { announcementActs } from './announcement-acts.ts'
import { fileLinkOf } from './announcement-files.ts'
import { recipientsText } from './announcement-list.ts'
import { AnnouncementDialog } from './AnnouncementDialog.tsx'
import { Readers } from './Readers.tsx'

const all = '/enterprise/announcements'
const trail = (t: Translate) => [{ label: t('announcements.title'), href: all }]

/** `/enterprise/announcements/:id`: what it says, whom it is for, who has read it and who has not. */
export function AnnouncementScreen() {
  const t = useText()
  const { id = '' } = useParams()
  const state = useCall('getAnnouncement', { id }, { keepPrevious: true })
  if (state.status === 'loading') return <CardSkeleton />
  if (state.status === 'done') return <Shown announcement={state.data} onChanged={state.reload} />
  return (
    <>
      <PageHeader title={t('announcement.page')} trail={trail(t)} />
      <ProblemNotice problem={state.problem} onRetry={state.reload} />
    </>
  )
}

type Props = { announcement: Announcement; onChanged: () => void }

function Shown({ announcement, onChanged }: Props) {
  const t = useText()
  const navigate = useNavigate()
  const [act, setAct] = useState<MessageChange | null>(null)
  const { id, status } = announcement
  return (
    <>
      <MessageRecord
        message={announcement}
        trail={trail(t)}
        note={recipientsText(announcement, t)}
        acts={announcementActs(status)}
        onAct={setAct}
        findLink={fileLinkOf(id)}
        textLabel={t('announcement.text')}
        readers={{
          label: t('readers.title'),
          content: <Readers announcement={announcement} onReminded={onChanged} />,
        }}
        aside={<Facts announcement={announcement} />}
      />
      {act && (
        <AnnouncementDialog
          act={act}
          id={id}
          onChanged={(done) => (done === 'delete' ? void navigate(all) : onChanged())}
          onClose={() => setAct(null)}
        />
      )}
    </>
  )
}

function Facts({ announcement }: { announcement: Announcement }) {
  const { authorId, authorName } = announcement
  const t = useText()
  const format = useFormat()
  const names = (key: 'departments' | 'roles' | 'people') =>
    announcement[key].length === 0
      ? []
      : [{ label: t(`announcement.${key}`), value: announcement[key].map(({ name }) => name).join(t('message.comma')) }]
  const facts = [
    { label: t('message.window'), value: windowText(announcement, { t, format }) },
    { label: t('message.reads'), value: readsText(announcement, { t, format }) },
    ...names('departments'),
    ...names('roles'),
    ...names('people'),
    {
      label: t('message.authorName'),
      value: authorName && <NameLink to={authorId && colleaguePath(authorId)} text={authorName} />,
    },
    { label: t('message.createdAt'), value: format.dateTime(announcement.createdAt) },
  ]
  return (
    <Section title={t('announcement.facts')}>
      <FactList facts={facts} />
    </Section>
  )
}
