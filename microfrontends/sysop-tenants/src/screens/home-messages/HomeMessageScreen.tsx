import type { HomeMessage } from '@atrium/shared-utility/contract'
import { useCall, useFormat, useText } from '@atrium/shared-utility/react'
import {
  AttachmentList,
  CardSkeleton,
  FactList,
  Icon,
  NameLink,
  PageHeader,
  ProblemNotice,
  RecordPage,
  Section,
  StatusChip,
} from '@atrium/shared-utility/ui'
import { actsOf, actWord, MessagePreview, readsText, statusTones, windowText } from '@atrium/shared-utility/writing'
import { Button } from '@mui/material'
import { useNavigate, useParams } from 'react-router'
import { personPath } from '../../person-path.ts'
import { audienceText } from './audience-text.ts'
import { MessageDialogs } from './MessageDialogs.tsx'
import { fileLinkOf } from './message-files.ts'
import { useMessageKit } from './message-kit.ts'
import { MessageReaders } from './MessageReaders.tsx'
import { useMessageDialog } from './use-message-dialog.ts'

/** `/sysop/message/:id` and `/console/messages/:id`: what a message says, whom it is for, and who has read it. */
export function HomeMessageScreen() {
  const t = useText()
  const { id = '' } = useParams()
  const { calls, listPath, title } = useMessageKit()
  const state = useCall(calls.get, { id }, { keepPrevious: true })
  if (state.status === 'loading') return <CardSkeleton />
  if (state.status === 'done') return <Shown message={state.data} onChanged={state.reload} />
  return (
    <>
      <PageHeader title={t('message.page')} trail={[{ label: t(title), href: listPath }]} />
      <ProblemNotice problem={state.problem} onRetry={state.reload} />
    </>
  )
}

type Props = { message: HomeMessage; onChanged: () => void }

function Shown({ message, onChanged }: Props) {
  const t = useText()
  const navigate = useNavigate()
  const { listPath, title, hasReaders } = useMessageKit()
  const { current, open, close } = useMessageDialog()
  const { id, status } = message
  const acts = actsOf(status).filter((act) => act !== 'show')
  const isOut = status !== 'draft' && status !== 'scheduled'
  const text = { key: 'text', label: t('message.text'), content: <Text message={message} /> }
  const readers = { key: 'readers', label: t('message.readers'), content: <MessageReaders id={id} /> }
  return (
    <>
      <RecordPage
        name={message.title}
        trail={[{ label: t(title), href: listPath }]}
        state={<StatusChip tone={statusTones[status]} label={t(`message.status.${status}`)} />}
        note={audienceText({ ...message, audienceNames: message.audienceOf.map(({ name }) => name) }, t)}
        actions={
          acts.includes('edit') && (
            <Button
              variant="contained"
              startIcon={<Icon name="edit" />}
              onClick={() => open({ dialog: 'edit', of: id })}
            >
              {t('message.edit')}
            </Button>
          )
        }
        more={acts
          .filter((act) => act !== 'edit')
          .map((act) => ({
            key: act,
            label: t(actWord(act, status)),
            isDangerous: act === 'withdraw' || act === 'delete',
            onSelect: () => open({ dialog: act, of: id }),
          }))}
        parts={hasReaders && isOut ? [text, readers] : [text]}
        aside={<Facts message={message} />}
      />
      {current && (
        <MessageDialogs
          asked={current}
          onChanged={() => (current.dialog === 'delete' ? void navigate(listPath) : onChanged())}
          onClose={close}
        />
      )}
    </>
  )
}

function Text({ message }: { message: HomeMessage }) {
  const { level, titleZh, contentZh, titleEn, contentEn } = message
  return (
    <MessagePreview
      level={level}
      zh={titleZh === null ? null : { title: titleZh, content: contentZh }}
      en={titleEn === null ? null : { title: titleEn, content: contentEn }}
    >
      <AttachmentList files={message.attachments} findLink={fileLinkOf(message.id)} />
    </MessagePreview>
  )
}

function Facts({ message }: { message: HomeMessage }) {
  const { authorId, authorName } = message
  const t = useText()
  const format = useFormat()
  const facts = [
    { label: t('message.window'), value: windowText(message, { t, format }) },
    { label: t('message.reads'), value: readsText(message, { t, format }) },
    {
      label: t('message.authorName'),
      value: authorName && <NameLink to={authorId && personPath(authorId)} text={authorName} />,
    },
    { label: t('message.createdAt'), value: format.dateTime(message.createdAt) },
  ]
  return (
    <Section title={t('message.facts')}>
      <FactList facts={facts} />
    </Section>
  )
}
