import { isPlatformStaff, UserType, type NoticeChoice } from '@atrium/shared-utility/contract'
import { useAction, useCall, useSession, useText } from '@atrium/shared-utility/react'
import { ListSkeleton, ProblemNotice, Section, useToast } from '@atrium/shared-utility/ui'
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
  return (
    <Section title={t('notices.title')} note={t('notices.help')}>
      {choices.status === 'failed' && <ProblemNotice problem={choices.problem} onRetry={choices.reload} />}
      {choices.status === 'loading' && <ListSkeleton rows={2} />}
      {choices.status === 'done' && (
        <>
          {choices.data.list.filter(isOffered).map((choice) => (
            <NoticeKind key={choice.kind} choice={choice} mail={choices.data.mail} onChange={choices.reload} />
          ))}
          {choices.data.mail !== 'offered' && (
            <Typography variant="body2" color="textSecondary">
              {t(`notices.${choices.data.mail}`)}
            </Typography>
          )}
        </>
      )}
    </Section>
  )
}

type Props = { choice: NoticeChoice; mail: 'offered' | 'noAddress' | 'notOffered'; onChange: () => void }

const channels = ['inPortal', 'byMail'] as const

function NoticeKind({ choice, mail, onChange }: Props) {
  const t = useText()
  const toast = useToast()
  const { run, ...update } = useAction('updateNoticeChoice')
  const name = t(`notices.kind.${choice.kind}`)
  const isOpen = (channel: (typeof channels)[number]) =>
    channel === 'inPortal'
      ? // What the enterprise announces stands there whatever a person has chosen.
        choice.kind !== 'announcement'
      : // A mail that was chosen can be given up, whether or not it arrives.
        mail === 'offered' || choice.byMail

  async function handleChange(channel: (typeof channels)[number], isOn: boolean) {
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
          {channels.map((channel) => (
            <FormControlLabel
              key={channel}
              label={t(`notices.${channel}`)}
              control={
                <Checkbox
                  checked={choice[channel]}
                  disabled={update.status === 'pending' || !isOpen(channel)}
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
