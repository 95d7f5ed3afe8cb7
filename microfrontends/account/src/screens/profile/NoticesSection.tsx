import { isPlatformStaff, UserType, type CallOutput, type NoticeChoice } from '@atrium/shared-utility/contract'
import { useAction, useCall, useSession, useText } from '@atrium/shared-utility/react'
import { ListSkeleton, ProblemNotice, Section, useToast } from '@atrium/shared-utility/ui'
import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { Box, Checkbox, FormControlLabel, Typography } from '@mui/material'

/** How the person wants to be told of what; nothing outside of an enterprise. */
export function NoticesSection() {
  const session = useSession()
  return session.curEntId && !isPlatformStaff(session.user_type) ? <Notices /> : null
}

function Notices() {
  const t = useText()
  const { user_type: userType } = useSession()
  const choices = useCall('getNoticeChoices', {})
  const isOffered = ({ kind }: NoticeChoice) => kind !== 'request' || userType === UserType.administrator
  const part = useRef<HTMLDivElement>(null)
  const isNamed = useSearchParams()[0].get('part') === 'notices'
  const isThere = choices.status === 'done'
  useEffect(() => {
    if (isNamed && isThere) part.current?.scrollIntoView({ block: 'start' })
  }, [isNamed, isThere])
  return (
    <Box ref={part} sx={{ scrollMarginTop: 72 }}>
      <Section title={t('notices.title')} note={t('notices.help')}>
        {choices.status === 'failed' && <ProblemNotice problem={choices.problem} onRetry={choices.reload} />}
        {choices.status === 'loading' && <ListSkeleton rows={2} />}
        {choices.status === 'done' && (
          <>
            {choices.data.list.filter(isOffered).map((choice) => (
              <NoticeKind key={choice.kind} choice={choice} ways={choices.data} onChange={choices.reload} />
            ))}
            <Missing ways={choices.data} />
          </>
        )}
      </Section>
    </Box>
  )
}

type Ways = Pick<CallOutput<'getNoticeChoices'>, 'mail' | 'messenger'>

/** What a person does to be reached on the ways that are closed to them. */
function Missing({ ways: { mail, messenger } }: { ways: Ways }) {
  const t = useText()
  const messengers = messenger.offered.map((type) => t(`linked.${type}`)).join(' / ')
  const lines = [
    ...(mail === 'offered' ? [] : [t(`notices.${mail}`)]),
    ...(messenger.linked === null && messengers !== '' ? [t('notices.notLinked', { messengers })] : []),
  ]
  return lines.map((line) => (
    <Typography key={line} variant="body2" color="textSecondary">
      {line}
    </Typography>
  ))
}

type Props = { choice: NoticeChoice; ways: Ways; onChange: () => void }
type Channel = 'inPortal' | 'byMail' | 'byMessenger'

/** A messenger stands there where the enterprise offers one, or where it was chosen before. */
function channelsOf(choice: NoticeChoice, { messenger }: Ways): Channel[] {
  const hasMessenger = messenger.offered.length > 0 || choice.byMessenger
  return ['inPortal', 'byMail', ...(hasMessenger ? ['byMessenger' as const] : [])]
}

/** What was chosen can be given up, whether or not it arrives. */
function isOpen(channel: Channel, choice: NoticeChoice, { mail, messenger }: Ways) {
  // What the enterprise announces stands in the portal whatever a person has chosen.
  if (channel === 'inPortal') return choice.kind !== 'announcement'
  return choice[channel] || (channel === 'byMail' ? mail === 'offered' : messenger.linked !== null)
}

function NoticeKind({ choice, ways, onChange }: Props) {
  const t = useText()
  const toast = useToast()
  const { run, ...update } = useAction('updateNoticeChoice')
  const name = t(`notices.kind.${choice.kind}`)
  const labelOf = (channel: Channel) =>
    channel === 'byMessenger' && ways.messenger.linked !== null
      ? t(`linked.${ways.messenger.linked}`)
      : t(`notices.${channel}`)

  async function handleChange(channel: Channel, isOn: boolean) {
    const result = await run({ ...choice, [channel]: isOn })
    if (result.status === 'failed') return
    toast(t('notices.saved'))
    onChange()
  }

  return (
    <Box component="fieldset" aria-label={name} sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 4 }}>
        <Typography sx={{ flex: '1 1 160px' }}>{name}</Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap' }}>
          {channelsOf(choice, ways).map((channel) => (
            <FormControlLabel
              key={channel}
              label={labelOf(channel)}
              control={
                <Checkbox
                  checked={choice[channel]}
                  disabled={update.status === 'pending' || !isOpen(channel, choice, ways)}
                  onChange={(_, isOn) => void handleChange(channel, isOn)}
                />
              }
            />
          ))}
        </Box>
      </Box>
      {update.status === 'failed' && <ProblemNotice size="line" problem={update.problem} />}
    </Box>
  )
}
