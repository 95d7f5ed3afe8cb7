import { Problem } from '@atrium/shared-utility/contract'
import { useText } from '@atrium/shared-utility/react'
import {
  EmptyState,
  FormSelect,
  FormSwitch,
  FormText,
  FormPage,
  ProblemNotice,
  RowButton,
  useToast,
} from '@atrium/shared-utility/ui'
import { Alert, Box, Button, LinearProgress, OutlinedInput } from '@mui/material'
import { useState } from 'react'
import { z } from 'zod'
import { Part, Row } from './Part.tsx'

export function Buttons() {
  const t = useText()
  const toast = useToast()
  const [isPressed, setIsPressed] = useState(false)
  return (
    <Part title={t('kit.buttons')}>
      <Row>
        <Button variant="contained" onClick={() => toast(t('kit.done'))}>
          {t('kit.act')}
        </Button>
        <Button variant="outlined" onClick={() => toast({ text: t('kit.note'), tone: 'info' })}>
          {t('kit.act')}
        </Button>
        <Button onClick={() => toast({ text: t('kit.failed'), tone: 'error' })}>{t('kit.act')}</Button>
        <Button color="error">{t('kit.remove')}</Button>
        <Button variant="contained" disabled>
          {t('kit.act')}
        </Button>
        <Button variant="contained" loading>
          {t('kit.act')}
        </Button>
        <RowButton label={t('kit.pin')} icon="pin" isPressed={isPressed} onPress={() => setIsPressed(!isPressed)} />
      </Row>
    </Part>
  )
}

export function Notices() {
  const t = useText()
  return (
    <Part title={t('kit.notices')}>
      <Box sx={{ display: 'grid', gap: 3 }}>
        {(['info', 'success', 'warning', 'error'] as const).map((severity) => (
          <Alert key={severity} severity={severity}>
            {t('kit.sentence')}
          </Alert>
        ))}
        <ProblemNotice problem={new Problem('unreachable')} size="line" onRetry={() => undefined} />
        <LinearProgress aria-label={t('kit.progress')} />
        <EmptyState title={t('kit.empty')} description={t('kit.second')} action={<Button>{t('kit.act')}</Button>} />
      </Box>
    </Part>
  )
}

const schema = z.object({ name: z.string().min(2), kind: z.string(), isOn: z.boolean() })

export function Fields() {
  const t = useText()
  const toast = useToast()
  const kinds = ['one', 'two'].map((value) => ({ value, label: `${t('kit.choice')} ${value}` }))
  return (
    <Part title={t('kit.fields')}>
      <OutlinedInput
        fullWidth
        placeholder={t('kit.search')}
        inputProps={{ 'aria-label': t('kit.search') }}
        sx={{ mb: 3 }}
      />
      <FormPage
        label={t('kit.fields')}
        submitLabel={t('kit.act')}
        schema={schema}
        initial={{ name: '', kind: 'one', isOn: true }}
        onSubmit={async () => ({ status: 'done', data: null })}
        onDone={() => toast(t('kit.done'))}
        onCancel={() => undefined}
      >
        <FormText name="name" label={t('kit.name')} help={t('kit.nameHelp')} />
        <FormSelect name="kind" label={t('kit.choice')} options={kinds} />
        <FormSwitch name="isOn" label={t('kit.switch')} />
      </FormPage>
    </Part>
  )
}
