import { calls, flag, twoStepMethods, type CallOutput } from '@atrium/shared-utility/contract'
import { useAction } from '@atrium/shared-utility/react'
import { fieldsOf, PolicyFields, usePolicyText } from '@atrium/shared-utility/security'
import { FormColumns, FormDialog, FormSwitch, FormWhen } from '@atrium/shared-utility/ui'
import { Box, Typography } from '@mui/material'
import { z } from 'zod'
import { MethodFields } from './MethodFields.tsx'

type Policy = CallOutput<'getTwoStepPolicy'>
type Method = Policy['methods'][number]
type Props = { policy: Policy; onSaved: () => void; onClose: () => void }

/** A switch for each role and each method here; lists on the wire. */
const { roleIds: _list, methods: _methods, ...fields } = calls.updateTwoStepPolicy.input.shape
const switches = z.record(z.string(), flag)
const schema = z
  .strictObject({ ...fields, role: switches.default({}), methods: switches })
  .superRefine(({ methods }, context) => {
    const [first = ''] = Object.keys(methods)
    if (Object.values(methods).includes(true)) return
    context.addIssue({ code: 'too_small', origin: 'array', minimum: 1, input: methods, path: ['methods', first] })
  })

/** Changes the enterprise's policy. */
export function EditEnterprisePolicy({ policy, onSaved, onClose }: Props) {
  const t = usePolicyText()
  const save = useAction('updateTwoStepPolicy')
  // What this portal does not offer now is not in the form, and stays as it was.
  const isChosen = (method: Method, methods: Record<string, boolean>) =>
    methods[method] ?? policy.methods.includes(method)
  const handleSubmit = ({ role, methods, ...input }: z.output<typeof schema>) =>
    save.run({
      ...input,
      methods: twoStepMethods.filter((method) => isChosen(method, methods)),
      roleIds: Object.keys(role).filter((id) => role[id]),
    })
  return (
    <FormDialog
      title={t('policy.edit')}
      schema={schema}
      initial={{ ...fieldsOf(policy), ...switchesOf(policy), ...methodsOf(policy) }}
      submitLabel={t('policy.save')}
      onSubmit={handleSubmit}
      onDone={onSaved}
      onClose={onClose}
    >
      <PolicyFields audiences={['all', 'admins', 'roles']} />
      <MethodFields policy={policy} />
      <FormWhen name="applyTo" value="roles">
        <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
          <Typography component="legend" variant="h3" sx={{ p: 0, mb: 2 }}>
            {t('policy.roles')}
          </Typography>
          <FormColumns>
            {policy.roles.map(({ id, name }) => (
              <FormSwitch key={id} name={`role.${id}`} label={name} />
            ))}
          </FormColumns>
        </Box>
      </FormWhen>
    </FormDialog>
  )
}

function switchesOf({ roles, roleIds }: Policy) {
  return Object.fromEntries(roles.map(({ id }) => [`role.${id}`, roleIds.includes(id)]))
}

function methodsOf({ offered, methods }: Policy) {
  return Object.fromEntries(offered.map((method) => [`methods.${method}`, methods.includes(method)]))
}
