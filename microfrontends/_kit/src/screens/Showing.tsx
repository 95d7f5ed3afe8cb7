import { useText } from '@atrium/shared-utility/react'
import {
  CardSkeleton,
  CopyText,
  FactList,
  FileLine,
  ListSkeleton,
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
