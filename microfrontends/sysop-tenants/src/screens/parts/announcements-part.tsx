import { TextProvider, useText } from '@atrium/shared-utility/react'
import { ToggleButton, ToggleButtonGroup } from '@mui/material'
import { useLocation, useSearchParams } from 'react-router'
import { announcementList } from '../home-messages/announcement-list.ts'
import { messageList } from '../home-messages/message-list.ts'
import { messages } from '../home-messages/messages.ts'
import { inWords } from '../list-part/in-words.tsx'
import { ListPart } from '../list-part/ListPart.tsx'

type Props = { entid: string }

/** What the people of an enterprise are told: by the enterprise itself, or by the platform. */
export function AnnouncementsPart({ entid }: Props) {
  return (
    <TextProvider messages={messages}>
      <From />
      <Announcements entid={entid} />
    </TextProvider>
  )
}

const authors = ['enterprise', 'platform'] as const

/** The author is in the address, which loses what the other list was filtered by. */
function useFrom() {
  const [params, setParams] = useSearchParams()
  const { state } = useLocation()
  const from = authors.find((one) => one === params.get('from')) ?? 'enterprise'
  const show = (one: (typeof authors)[number]) => {
    const tab = { tab: params.get('tab') ?? '' }
    setParams(one === 'enterprise' ? tab : { ...tab, from: one }, { preventScrollReset: true, state })
  }
  return { from, show }
}

function From() {
  const t = useText()
  const { from, show } = useFrom()
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      aria-label={t('announcements.from')}
      value={from}
      onChange={(_, one: (typeof authors)[number] | null) => one !== null && show(one)}
      sx={{
        justifySelf: 'start',
        '& .MuiToggleButton-root': { color: 'text.primary', minHeight: { xs: 44, sm: 36 }, px: 3 },
      }}
    >
      {authors.map((one) => (
        <ToggleButton key={one} value={one}>
          {t(`announcements.from.${one}`)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  )
}

function Announcements({ entid }: Props) {
  const { from } = useFrom()
  return from === 'platform' ? <OfPlatform entid={entid} /> : <Own entid={entid} list={announcementList} />
}

const table = {
  without: [],
  keyOf: (row: { id: string }) => row.id,
  nameOf: (row: { title: string }) => row.title,
}

function OfPlatform({ entid }: Props) {
  const t = useText()
  return (
    <ListPart
      {...table}
      list={messageList}
      fixed={{ entid }}
      label={t('announcements.from.platform')}
      none={t('announcements.nonePlatform')}
      noMatch={t('homeMessages.noMatch')}
    />
  )
}

function Own({ entid, list }: Props & { list: typeof announcementList }) {
  const t = useText()
  return (
    <ListPart
      {...table}
      list={list}
      fixed={{ entid }}
      label={t('announcements.from.enterprise')}
      none={t('announcements.none')}
      noMatch={t('homeMessages.noMatch')}
    />
  )
}

/** What the enterprise tells its people, alone. */
export const OwnAnnouncements = inWords(messages, Own)
