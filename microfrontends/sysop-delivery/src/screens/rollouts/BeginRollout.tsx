import {
  calls,
  rolloutSubjects,
  UserType,
  userTypeNames,
  type TeamParcel,
  type WholeParcelVersion,
} from '@atrium/shared-utility/contract'
import { TextProvider, useAction, useCall, useText } from '@atrium/shared-utility/react'
import {
  enterprisePicker,
  FormColumns,
  FormDialog,
  FormNumber,
  FormPickMany,
  FormSelect,
  FormText,
  idsIn,
  ReadDialog,
} from '@atrium/shared-utility/ui'
import { Typography } from '@mui/material'
import { z } from 'zod'
import { ForceRelease } from '../../force/ForceRelease.tsx'
import { PreviewWarning } from '../../force/PreviewWarning.tsx'
import { messages } from './messages.ts'

type Props = { parcel: TeamParcel; id: string; onDone: (said: string) => void; onClose: () => void }

/** Puts a version in force for some people. */
export function BeginRollout(props: Props) {
  return (
    <TextProvider messages={messages}>
      <Reading {...props} />
    </TextProvider>
  )
}

function Reading({ parcel, id, ...ends }: Props) {
  const t = useText()
  const version = useCall('getParcelVersion', { slug: parcel.slug, id })
  return (
    <ReadDialog state={version} title={t('rollout.begin')} onClose={ends.onClose}>
      {(read) => <Form parcel={parcel} version={read} {...ends} />}
    </ReadDialog>
  )
}

const many = z.string().default('')
const fields = calls.beginRollout.input
  .pick({ percent: true, countedBy: true, limits: true, reason: true, force: true, onceKey: true })
  .extend({ enterprises: many, userTypes: many })

const initial = {
  enterprises: '',
  percent: '5',
  countedBy: 'user',
  userTypes: '',
  'limits.openings': '20',
  'limits.errorPoints': '5',
  'limits.mountPercent': '50',
  reason: '',
  force: false,
}

function Form({ parcel: { slug, name }, version: { id, version, browserCheck }, onDone, onClose }: FormProps) {
  const t = useText()
  const { run } = useAction('beginRollout')
  const handleSubmit = ({ enterprises, userTypes, ...more }: z.output<typeof fields>) => {
    const types = userTypeNames.filter((type) => idsIn(userTypes).includes(type)).map((type) => UserType[type])
    return run({ slug, id, ...more, enterprises: idsIn(enterprises), userTypes: types })
  }
  return (
    <FormDialog
      title={t('rollout.begin.ask', { name, version })}
      schema={fields}
      initial={initial}
      submitLabel={t('rollout.begin')}
      onSubmit={handleSubmit}
      onDone={() => onDone(t('rollout.begin.done', { name, version }))}
      onClose={onClose}
    >
      <PreviewWarning version={version} />
      <Typography>{t('rollout.begin.help')}</Typography>
      <FormColumns>
        <Audience />
        <Limits />
      </FormColumns>
      <FormText name="reason" label={t('rollout.why')} help={t('rollout.whyHelp')} />
      <ForceRelease browserCheck={browserCheck} />
    </FormDialog>
  )
}

type FormProps = Omit<Props, 'id'> & { version: WholeParcelVersion }

function Audience() {
  const t = useText()
  const subjects = rolloutSubjects.map((one) => ({ value: one, label: t(`rollout.countedBy.${one}`) }))
  const types = userTypeNames.map((one) => ({ value: one, label: t(`userType.${one}`) }))
  const enterprises = {
    label: t('rollout.enterprises'),
    help: t('rollout.enterprisesHelp'),
    find: enterprisePicker.find,
  }
  return (
    <>
      <FormPickMany name="enterprises" known={[]} {...enterprises} />
      <FormPickMany
        name="userTypes"
        label={t('rollout.userTypes')}
        help={t('rollout.userTypesHelp')}
        known={types}
        options={types}
      />
      <FormNumber name="percent" label={t('rollout.percent')} help={t('rollout.percentHelp')} />
      <FormSelect
        name="countedBy"
        label={t('rollout.countedBy')}
        help={t('rollout.countedByHelp')}
        options={subjects}
      />
    </>
  )
}

function Limits() {
  const t = useText()
  return (['openings', 'errorPoints', 'mountPercent'] as const).map((one) => (
    <FormNumber key={one} name={`limits.${one}`} label={t(`rollout.${one}`)} help={t(`rollout.${one}Help`)} />
  ))
}
