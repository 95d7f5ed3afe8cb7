import { calls, flag, type CallOutput } from '@atrium/shared-utility/contract'
import { useAction } from '@atrium/shared-utility/react'
import { fieldsOf, PolicyFields, usePolicyText } from '@atrium/shared-utility/security'
import { FormDialog, FormSwitch, FormWhen } from '@atrium/shared-utility/ui'
import { Box, Typography } from '@mui/material'
import { z } from 'zod'

type Policy = CallOutput<'getTwoStepPolicy'>
type Props = { policy: Policy; onSaved: () => void; onClose: () => void }

/** A switch for each role here; a list of ids on the wire. */
const { roleIds: _list, ...fields } = calls.updateTwoStepPolicy.input.shape
const schema = z.strictObject({ ...fields, role: z.record(z.string(), flag).default({}) })

/** Changes the enterprise's policy. */
export function EditEnterprisePolicy({ policy, onSaved, onClose }: Props) {
  const t = usePolicyText()
  const save = useAction('updateTwoStepPolicy')
  const handleSubmit = ({ role, ...input }: z.output<typeof schema>) =>
    save.run({ ...input, roleIds: Object.keys(role).filter((id) => role[id]) })
  return (
    <FormDialog
      title={t('policy.edit')}
      schema={schema}
      initial={{ ...fieldsOf(policy), ...switchesOf(policy) }}
      submitLabel={t('policy.save')}
      onSubmit={handleSubmit}
      onDone={onSaved}
      onClose={onClose}
    >
      <PolicyFields audiences={['all', 'admins', 'roles']} />
      <FormWhen name="applyTo" value="roles">
        <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
          <Typography component="legend" variant="h3" sx={{ p: 0, mb: 2 }}>
            {t('policy.roles')}
          </Typography>
          {policy.roles.map(({ id, name }) => (
            <FormSwitch key={id} name={`role.${id}`} label={name} />
          ))}
        </Box>
      </FormWhen>
    </FormDialog>
  )
}

function switchesOf({ roles, roleIds }: Policy) {
  return Object.fromEntries(roles.map(({ id }) => [`role.${id}`, roleIds.includes(id)]))
}
