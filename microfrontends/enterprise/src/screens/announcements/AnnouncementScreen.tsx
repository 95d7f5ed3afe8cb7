import { actWord, MessagePreview, readsText, windowText } from '@atrium/shared-utility/writing'
import type { Announcement } from '@atrium/shared-utility/contract'
import { useCall, useFormat, useText } from '@atrium/shared-utility/react'
import { AttachmentList, CardSkeleton, FactList, PageHeader, ProblemNotice, Section } from '@atrium/shared-utility/ui'
import { Box, Button } from '@mui/material'
import { useState } from 'react'
import { Link as RouterLink, useNavigate, useParams } from 'react-router'
import { announcementActs, type AnnouncementAct } from './announcement-acts.ts'
import { fileLinkOf } from './announcement-files.ts'
import { recipientsText } from './announcement-list.ts'
import { AnnouncementDialog } from './AnnouncementDialog.tsx'
import { Readers } from './Readers.tsx'

const all = '/enterprise/announcements'

/** `/enterprise/announcements/:id`: what it says, whom it is for, who has read it and who has not. */
export function AnnouncementScreen() {
  const t = useText()
  const { id = '' } = useParams()
  const state = useCall('getAnnouncement', { id }, { keepPrevious: true })
  if (state.status === 'failed')
    return (
      <>
        <PageHeader title={t('announcement.page')} actions={<BackToAll />} />
        <ProblemNotice problem={state.problem} onRetry={state.reload} />
      </>
    )
  if (state.status === 'loading') return <CardSkeleton />
  return <Shown announcement={state.data} onChanged={state.reload} />
}

function BackToAll() {
  const t = useText()
  return (
    <Button component={RouterLink} to={all}>
      {t('announcement.all')}
    </Button>
  )
}

type Props = { announcement: Announcement; onChanged: () => void }

function Shown({ announcement, onChanged }: Props) {
  const t = useText()
  const navigate = useNavigate()
  const [act, setAct] = useState<Exclude<AnnouncementAct, 'show'> | null>(null)
  const { id, title, status, level, titleZh, contentZh, titleEn, contentEn } = announcement
  const acts = announcementActs(status).filter((one) => one !== 'show')
  return (
    <>
      <PageHeader
        title={title}
        description={recipientsText(announcement, t)}
        actions={
          <>
            <BackToAll />
            {acts.map((one) => (
              <Button
                key={one}
                variant={one === 'publish' ? 'contained' : 'outlined'}
                color={one === 'withdraw' || one === 'delete' ? 'error' : 'primary'}
                onClick={() => setAct(one)}
              >
                {t(actWord(one, status))}
              </Button>
            ))}
          </>
        }
      />
      <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Facts announcement={announcement} />
        <Section title={t('announcement.text')}>
          <MessagePreview
            level={level}
            zh={titleZh === null ? null : { title: titleZh, content: contentZh }}
            en={titleEn === null ? null : { title: titleEn, content: contentEn }}
          >
            <AttachmentList files={announcement.attachments} findLink={fileLinkOf(id)} />
          </MessagePreview>
        </Section>
        {status !== 'draft' && status !== 'scheduled' && <Readers announcement={announcement} onReminded={onChanged} />}
      </Box>
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
  const t = useText()
  const format = useFormat()
  const names = (key: 'departments' | 'roles' | 'people') =>
    announcement[key].length === 0
      ? []
      : [{ label: t(`announcement.${key}`), value: announcement[key].map(({ name }) => name).join(t('message.comma')) }]
  const facts = [
    { label: t('message.status'), value: t(`message.status.${announcement.status}`) },
    { label: t('message.window'), value: windowText(announcement, { t, format }) },
    { label: t('message.reads'), value: readsText(announcement, { t, format }) },
    { label: t('message.authorName'), value: announcement.authorName },
    ...names('departments'),
    ...names('roles'),
    ...names('people'),
  ]
  return (
    <Section title={t('announcement.facts')}>
      <FactList facts={facts} />
    </Section>
  )
}
