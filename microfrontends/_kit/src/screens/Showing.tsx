import { LineChart } from '@atrium/shared-utility/console'
import { useFormat, useText } from '@atrium/shared-utility/react'
import {
  CardSkeleton,
  CopyText,
  FactList,
  FileLine,
  Figures,
  ListSkeleton,
  QuotaBar,
  RecordHead,
  StatusChip,
} from '@atrium/shared-utility/ui'
import { Box, Button, Card } from '@mui/material'
import { Part, Row } from './Part.tsx'

const tones = ['neutral', 'success', 'warning', 'error', 'info'] as const

export function Record() {
  const t = useText()
  return (
    <Part title={t('kit.record')}>
      <RecordHead
        name={t('kit.recordName')}
        trail={[{ label: t('kit.title'), href: '/sysop/kit' }]}
        state={<StatusChip tone="success" label={t('kit.state')} />}
        note={t('kit.second')}
        actions={<Button variant="contained">{t('kit.act')}</Button>}
        more={[{ key: 'remove', label: t('kit.remove'), isDangerous: true, onSelect: () => undefined }]}
      >
        <Box sx={{ pb: 4 }}>
          <FactList
            facts={[
              { label: t('kit.name'), value: t('kit.recordName') },
              { label: t('kit.copy'), value: <CopyText label={t('kit.copy')} text="0123456789" /> },
            ]}
          />
        </Box>
      </RecordHead>
      <Row>
        {tones.map((tone) => (
          <StatusChip key={tone} tone={tone} label={tone} />
        ))}
      </Row>
    </Part>
  )
}

const day = 86_400_000
const at = Array.from({ length: 14 }, (_, index) => new Date(Date.UTC(2026, 0, 1) + index * day))
const lineOf = (label: string, by: number) => ({ label, values: at.map((_, index) => 20 + ((index * by) % 17)) })
const lines = { at, lines: [lineOf('A', 5), lineOf('B', 7)], least: 10, say: String, sayShort: String }

export function Numbers() {
  const t = useText()
  const format = useFormat()
  const figures = [12, 3481, 20_000].map((count, index) => ({
    key: String(index),
    label: t('kit.counted'),
    count,
    href: '/sysop/kit',
    isBad: index === 0,
  }))
  return (
    <Part title={t('kit.numbers')}>
      <Figures figures={figures} label={t('kit.numbers')} />
      <LineChart lines={lines} />
      <QuotaBar label={t('kit.quota')} used={72} most={100} say={(amount) => format.number(amount)} />
      <QuotaBar label={t('kit.quota')} used={97} most={100} say={(amount) => format.number(amount)} />
    </Part>
  )
}

export function Lists() {
  const t = useText()
  return (
    <Part title={t('kit.lists')}>
      <Card component="ul" sx={{ p: 4, mb: 4, mt: 0, listStyle: 'none' }}>
        <FileLine name={t('kit.file')} said="1.2 MB">
          <Button>{t('kit.act')}</Button>
        </FileLine>
      </Card>
      <ListSkeleton rows={3} />
      <CardSkeleton />
    </Part>
  )
}
