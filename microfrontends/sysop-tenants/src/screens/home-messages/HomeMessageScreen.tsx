import type { HomeMessage } from '@atrium/shared-utility/contract'
import { useCall, useFormat, useText } from '@atrium/shared-utility/react'
import { CardSkeleton, FactList, NameLink, PageHeader, ProblemNotice, Section } from '@atrium/shared-utility/ui'
import { actsOf, MessageRecord, readsText, windowText } from '@atrium/shared-utility/writing'
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
  return (
    <>
      <MessageRecord
        message={message}
        trail={[{ label: t(title), href: listPath }]}
        note={audienceText({ ...message, audienceNames: message.audienceOf.flatMap(({ name }) => name ?? []) }, t)}
        acts={actsOf(status)}
        onAct={(act) => open({ dialog: act, of: id })}
        findLink={fileLinkOf(id)}
        textLabel={t('message.text')}
        readers={hasReaders ? { label: t('message.readers'), content: <MessageReaders id={id} /> } : null}
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
