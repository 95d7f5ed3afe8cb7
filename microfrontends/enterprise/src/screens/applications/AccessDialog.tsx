import { type CallOutput, calls, type ManagedApplication } from '@atrium/shared-utility/contract'
import { useAction, useBack, useCall, useText } from '@atrium/shared-utility/react'
import {
  FormDepartments,
  FormDialog,
  FormPeople,
  FormSelect,
  FormSwitch,
  FormWhen,
  ListSkeleton,
  ProblemNotice,
  useDepartmentName,
} from '@atrium/shared-utility/ui'
import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material'
import { type ReactNode, useId } from 'react'
import { useName } from './use-name.ts'

type Props = { application: ManagedApplication; onSaved: () => void; onClose: () => void }

/** Whom an application is open to. It is read when it is opened, so that what is saved was seen. */
export function AccessDialog(props: Props) {
  const access = useCall('getApplicationAccess', { id: props.application.id })
  if (access.status === 'done') return <AccessForm {...props} access={access.data} />
  return (
    <WaitingDialog {...props}>
      {access.status === 'failed' ? (
        <ProblemNotice problem={access.problem} onRetry={access.reload} />
      ) : (
        <ListSkeleton rows={3} />
      )}
    </WaitingDialog>
  )
}

function WaitingDialog({ application, onClose, children }: Props & { children: ReactNode }) {
  const t = useText()
  const titleId = useId()
  const name = useName()(application)
  useBack(onClose)
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={onClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t('access.title', { name })}</DialogTitle>
      <DialogContent dividers>{children}</DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {t('apps.cancel')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

type FormProps = Props & { access: CallOutput<'getApplicationAccess'> }

function AccessForm({ application, access, onSaved, onClose }: FormProps) {
  const t = useText()
  const nameOf = useName()
  const departmentName = useDepartmentName()
  const { run } = useAction('updateApplicationAccess')
  const { version, audience, isAskable, people, departments } = access
  return (
    <FormDialog
      title={t('access.title', { name: nameOf(application) })}
      schema={calls.updateApplicationAccess.input}
      initial={{ audience, isAskable, userIds: idsOf(people), departmentIds: idsOf(departments) }}
      constants={{ id: application.id, version }}
      submitLabel={t('apps.save')}
      onSubmit={run}
      onDone={onSaved}
      onClose={onClose}
    >
      <FormSelect
        name="audience"
        label={t('access.audience')}
        help={t('access.audienceHelp')}
        options={[
          { value: 'everyone', label: t('apps.forEveryone') },
          { value: 'chosen', label: t('access.chosen') },
        ]}
      />
      {application.kind === 'built' && <Typography color="textSecondary">{t('access.roles')}</Typography>}
      <FormWhen name="audience" value="chosen">
        <FormPeople
          name="userIds"
          label={t('access.people')}
          initial={people.map(({ id, name }) => ({ value: id, label: name }))}
        />
        <FormDepartments
          name="departmentIds"
          label={t('access.departments')}
          help={t('access.departmentsHelp')}
          initial={departments.map((one) => ({ value: one.id, label: departmentName(one) }))}
        />
        <FormSwitch name="isAskable" label={t('apps.canBeAskedFor')} help={t('access.askableHelp')} />
      </FormWhen>
    </FormDialog>
  )
}

function idsOf(rows: readonly { id: string }[]) {
  return rows.map(({ id }) => id).join(',')
}
