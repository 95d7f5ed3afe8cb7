import { calls, entityField } from '@atrium/shared-utility/contract'
import { useText } from '@atrium/shared-utility/react'
import {
  ApplicationIcon,
  FormPage,
  FormText,
  IconPicker,
  LateBar,
  RecordFilterBar,
  RowMenu,
  useToast,
} from '@atrium/shared-utility/ui'
import { Box, Button, Typography } from '@mui/material'
import { useState } from 'react'
import { Part, Row } from './Part.tsx'

/** Each tone, and one with a way back. */
export function Toasts() {
  const t = useText()
  const toast = useToast()
  const tones = ['success', 'info', 'warning', 'error'] as const
  return (
    <Part title={t('kit.toasts')}>
      <Row>
        <Button
          variant="outlined"
          onClick={() => toast({ text: t('kit.removed'), act: { onAct: async () => toast(t('kit.restored')) } })}
        >
          {t('kit.withUndo')}
        </Button>
        {tones.map((tone) => (
          <Button key={tone} color="inherit" onClick={() => toast({ text: t('kit.sentence'), tone })}>
            {tone}
          </Button>
        ))}
      </Row>
    </Part>
  )
}

export function Menus() {
  const t = useText()
  const toast = useToast()
  const act = (key: string, label: string) => ({ key, label, onSelect: () => toast(label) })
  return (
    <Part title={t('kit.menu')}>
      <RowMenu
        name={t('kit.recordName')}
        actions={[
          act('save', t('kit.act')),
          { ...act('pin', t('kit.pin')), isDisabled: true },
          { ...act('remove', t('kit.remove')), isDangerous: true },
        ]}
      />
    </Part>
  )
}

const filter = {
  all: [
    { field: 'title', op: 'contains', value: 'A' },
    { field: 'state', op: 'oneOf', value: ['open'] },
  ],
}

/** What a list is filtered by; each chip takes its part away. */
export function Chips() {
  const t = useText()
  const [value, setValue] = useState(JSON.stringify(filter))
  const base = { uid: 'kitfield', label: t('kit.name') }
  const fields = [
    entityField.parse({ ...base, key: 'title', type: 'text' }),
    entityField.parse({
      ...base,
      key: 'state',
      label: t('kit.choice'),
      type: 'choice',
      options: [{ key: 'open', label: t('kit.state') }],
    }),
  ]
  return (
    <Part title={t('kit.chips')}>
      <RecordFilterBar fields={fields} value={value} onChange={setValue} />
    </Part>
  )
}

/** By its icon of the set, or by its name, in the colour of its id or its own; and how both are chosen. */
export function Applications() {
  const t = useText()
  const toast = useToast()
  return (
    <Part title={t('kit.applications')}>
      <Row>
        {(['list', 'chart', 'mail', null, null] as const).map((icon, index) => (
          <ApplicationIcon
            key={index}
            id={`kit${index}`}
            name={t('kit.recordName')}
            icon={icon}
            color={index === 0 ? 'teal' : null}
            size={28 + index * 7}
          />
        ))}
      </Row>
      <FormPage
        label={t('kit.applications')}
        submitLabel={t('kit.act')}
        schema={calls.updateBuiltApplication.input}
        initial={{ name: t('kit.recordName'), icon: 'mail', color: 'teal' }}
        constants={{ appId: 'kit0', isVisible: true }}
        onSubmit={async () => ({ status: 'done', data: null })}
        onDone={() => toast(t('kit.done'))}
        onCancel={() => undefined}
      >
        <FormText name="name" label={t('kit.name')} />
        <IconPicker id="kit0" />
      </FormPage>
    </Part>
  )
}

export function Renewing() {
  const t = useText()
  return (
    <Part title={t('kit.late')}>
      <Box sx={{ position: 'relative', p: 4, border: 1, borderColor: 'divider', borderRadius: 1 }}>
        <LateBar />
        <Typography>{t('kit.sentence')}</Typography>
      </Box>
    </Part>
  )
}
