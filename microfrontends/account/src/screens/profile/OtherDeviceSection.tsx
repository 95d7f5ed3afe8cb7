import { useAction, useFormat, useSession, useText } from '@atrium/shared-utility/react'
import { CopyText, ProblemNotice, QrCode, Section } from '@atrium/shared-utility/ui'
import { Button, Stack, Typography } from '@mui/material'
import { isPlatformStaff } from '@atrium/shared-utility/contract'

/** A link that lets one other device look at the enterprise. A person who works for the platform has none to show. */
export function OtherDeviceSection() {
  const { curEntId, user_type: userType } = useSession()
  return curEntId && !isPlatformStaff(userType) ? <OtherDevice /> : null
}

function OtherDevice() {
  const t = useText()
  const link = useAction('addSecurityToken')
  return (
    <Section title={t('device.title')} note={t('device.help')}>
      {link.status === 'failed' && <ProblemNotice problem={link.problem} size="line" />}
      {link.status === 'done' && <Link {...link.data} />}
      <Button
        variant="outlined"
        loading={link.status === 'pending'}
        onClick={() => void link.run({})}
        sx={{ alignSelf: 'start', justifySelf: 'start' }}
      >
        {t(link.status === 'done' ? 'device.another' : 'device.make')}
      </Button>
    </Section>
  )
}

type Props = { url: string; qr: { size: number; path: string }; expiresAt: string }

function Link({ url, qr, expiresAt }: Props) {
  const t = useText()
  const format = useFormat()
  return (
    <Stack spacing={2} aria-live="polite">
      <Typography variant="body2">{t('device.made', { time: format.dateTime(expiresAt) })}</Typography>
      <QrCode {...qr} label={t('device.qr')} />
      <CopyText label={t('device.link')} text={url} />
    </Stack>
  )
}
