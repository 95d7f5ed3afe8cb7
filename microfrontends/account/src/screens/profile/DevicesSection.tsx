import type { DeviceRow } from '@atrium/shared-utility/contract'
import { useAction, useCall, useText } from '@atrium/shared-utility/react'
import { ConfirmDialog, ListSkeleton, ProblemNotice, Section, useToast } from '@atrium/shared-utility/ui'
import { Button, List } from '@mui/material'
import { useState } from 'react'
import { DeviceItem } from './DeviceItem.tsx'
import { browserLabel } from './browser-label.ts'

/** The browsers that one has used, and the way to forget and to distrust them. */
export function DevicesSection() {
  const t = useText()
  const devices = useCall('listOwnDevices', {})
  return (
    <Section title={t('devices.title')} note={t('devices.help')}>
      {devices.status === 'failed' && <ProblemNotice problem={devices.problem} onRetry={devices.reload} />}
      {devices.status === 'loading' && <ListSkeleton rows={2} />}
      {devices.status === 'done' && <Devices list={devices.data} onForgotten={devices.reload} />}
    </Section>
  )
}

type Question = { id: string; title: string; text: string; label: string }

function Devices({ list, onForgotten }: { list: readonly DeviceRow[]; onForgotten: () => void }) {
  const t = useText()
  const toast = useToast()
  const forget = useAction('forgetOwnDevices')
  const [asked, setAsked] = useState<Question | null>(null)

  const handleForgotten = () => {
    setAsked(null)
    toast(t('devices.forgotten'))
    onForgotten()
  }
  const askAll = { id: 'all', title: t('devices.allAsk'), text: t('devices.allText'), label: t('devices.all') }
  const askOne = (device: DeviceRow) => {
    const title = t('devices.forgetAsk', { name: browserLabel(device, t) })
    return { id: device.id, title, text: t('devices.forgetText'), label: t('devices.forget') }
  }

  return (
    <>
      <List disablePadding aria-label={t('devices.title')}>
        {list.map((device) => (
          <DeviceItem key={device.id} device={device} onForget={() => setAsked(askOne(device))} />
        ))}
      </List>
      {list.length === 0 && t('devices.none')}
      {list.length > 1 && (
        <Button variant="outlined" color="error" sx={{ justifySelf: 'start' }} onClick={() => setAsked(askAll)}>
          {t('devices.all')}
        </Button>
      )}
      {asked !== null && (
        <ConfirmDialog
          title={asked.title}
          text={asked.text}
          confirmLabel={asked.label}
          isDangerous
          onConfirm={() => forget.run({ id: asked.id })}
          onDone={handleForgotten}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  )
}
