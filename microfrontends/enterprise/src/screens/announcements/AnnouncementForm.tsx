import { call } from '@atrium/shared-utility'
import {
  Attaching,
  MessageColumns,
  textFieldsOf,
  useAttaching,
  WrittenFiles,
  WrittenPreview,
} from '@atrium/shared-utility/writing'
import { announcementAudiences, writtenAnnouncement, type Announcement } from '@atrium/shared-utility/contract'
import { useAction, useText } from '@atrium/shared-utility/react'
import {
  FormDepartments,
  FormDialog,
  FormManyPicker,
  FormPeople,
  FormSelect,
  FormWhen,
  useLatest,
} from '@atrium/shared-utility/ui'
import { attachingCalls, fileLinkOf } from './announcement-files.ts'

type Props = {
  /** Null for a new one. */
  announcement: Announcement | null
  onSaved: (said: string) => void
  onClose: () => void
}

/** Writes an announcement in one language or both, and says whom it is for and when. */
export function AnnouncementForm({ announcement, onSaved, onClose }: Props) {
  const t = useText()
  const save = useAction('writeAnnouncement')
  const read = useAction('getAnnouncement')
  const { latest, reload } = useLatest(announcement, () => read.run({ id: announcement?.id ?? '' }))
  const isOut = latest?.status === 'published'
  const attaching = useAttaching(latest?.attachments ?? [], attachingCalls)
  return (
    <FormDialog
      title={latest === null ? t('announcements.add') : t('message.editOf', { title: latest.title })}
      schema={writtenAnnouncement}
      initial={fieldsOf(latest)}
      {...(latest !== null && { constants: fixedOf(latest) })}
      submitLabel={t(isOut ? 'message.saveOut' : 'message.save')}
      onSubmit={async (input) => attaching.refuse() ?? save.run(input)}
      onDone={() => onSaved(t(isOut ? 'message.savedOut' : 'message.saved'))}
      onClose={onClose}
      {...(latest !== null && { onReload: reload })}
    >
      <MessageColumns isOut={isOut}>
        <Recipients announcement={latest} />
      </MessageColumns>
      <Attaching attaching={attaching} />
      <WrittenPreview>
        <WrittenFiles attaching={attaching} findLink={fileLinkOf(latest?.id)} />
      </WrittenPreview>
    </FormDialog>
  )
}

function Recipients({ announcement }: { announcement: Announcement | null }) {
  const t = useText()
  return (
    <>
      <FormSelect
        name="audience"
        label={t('message.audience')}
        options={announcementAudiences.map((value) => ({ value, label: t(`announcement.audience.${value}`) }))}
      />
      <FormWhen name="audience" value="everyone">
        <div />
      </FormWhen>
      <FormWhen name="audience" value="chosen">
        <FormDepartments
          name="departmentIds"
          label={t('announcement.departments')}
          help={t('announcement.departmentsHelp')}
          initial={optionsOf(announcement?.departments)}
        />
        <FormManyPicker
          name="roleIds"
          label={t('announcement.roles')}
          find={findRoles}
          initial={optionsOf(announcement?.roles)}
        />
        <FormPeople name="userIds" label={t('announcement.people')} initial={optionsOf(announcement?.people)} />
      </FormWhen>
    </>
  )
}

async function findRoles(text: string, signal: AbortSignal) {
  const roles = await call('listAnnouncementRoles', {}, { signal })
  return roles
    .filter(({ name }) => name.toLowerCase().includes(text.toLowerCase()))
    .map(({ id, name }) => ({ value: id, label: name }))
}

type NameList = readonly { id: string; name: string }[]

function optionsOf(all: NameList = []) {
  return all.map(({ id, name }) => ({ value: id, label: name }))
}

/** What the form begins with. What is published keeps whom it is for and since when: it has no such fields. */
function fieldsOf(announcement: Announcement | null) {
  const when = { expireAt: announcement?.expireAt ?? '' }
  if (announcement?.status === 'published') return { ...textFieldsOf(announcement), ...when }
  const from = { publishAt: announcement?.publishAt ?? '' }
  return { ...textFieldsOf(announcement), ...whomOf(announcement), ...from, ...when }
}

/** What the form sends besides. */
function fixedOf(announcement: Announcement) {
  const { id, version, status } = announcement
  return { id, version, ...(status === 'published' && whomOf(announcement)) }
}

function whomOf(announcement: Announcement | null) {
  const idsOf = (all: NameList = []) => all.map(({ id }) => id).join(',')
  return {
    audience: announcement?.audience ?? 'everyone',
    departmentIds: idsOf(announcement?.departments),
    roleIds: idsOf(announcement?.roles),
    userIds: idsOf(announcement?.people),
  }
}
