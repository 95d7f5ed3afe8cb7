import {
  calls,
  operations,
  operationScopes,
  roleModules,
  type EnterpriseRole,
  type Operation,
} from '@atrium/shared-utility/contract'
import { useAction, useText } from '@atrium/shared-utility/react'
import {
  FormColumns,
  FormDialog,
  FormNumber,
  FormSelect,
  FormSwitch,
  FormText,
  useDepartmentName,
  useFormValues,
} from '@atrium/shared-utility/ui'
import { usePages } from './use-pages.ts'

type Props = {
  /** Absent when one is added. */
  role?: EnterpriseRole
  onSaved: () => void
  onClose: () => void
}

/** Makes a role, or says anew what one is and allows. */
export function RoleForm({ role, ...rest }: Props) {
  return role === undefined ? <Add {...rest} /> : <Edit role={role} {...rest} />
}

const empty = {
  name: '',
  nameEn: '',
  module: 'system',
  detail: '',
  sort: '100',
  enabled: true,
  orgEdit: 'none',
  announce: 'none',
  operationOverview: 'none',
  pages: '',
}

function Add({ onSaved, onClose }: Omit<Props, 'role'>) {
  const t = useText()
  const { run } = useAction('addRole')
  return (
    <FormDialog
      title={t('roles.add')}
      schema={calls.addRole.input}
      initial={empty}
      submitLabel={t('roles.addSubmit')}
      onSubmit={run}
      onDone={onSaved}
      onClose={onClose}
    >
      <Fields />
    </FormDialog>
  )
}

function Edit({ role, onSaved, onClose }: Omit<Props, 'role'> & { role: EnterpriseRole }) {
  const t = useText()
  const nameOf = useDepartmentName()
  const { run } = useAction('updateRole')
  const { id, version, name, nameEn, module, detail, sort, enabled, permissions } = role
  const scopeOf = (operation: string) => permissions.find((one) => one.permission === operation)?.scope ?? 'none'
  const scopes = Object.fromEntries(operations.map((operation) => [operation, scopeOf(operation)]))
  const pages = permissions.map(({ permission }) => permission).filter((one) => one.startsWith('/'))
  const shown = { name, nameEn, module, detail, sort: String(sort), enabled, pages: pages.join('\n') }
  return (
    <FormDialog
      title={t('role.editOf', { name: nameOf(role) })}
      schema={calls.updateRole.input}
      initial={{ ...shown, ...scopes }}
      constants={{ id, version }}
      submitLabel={t('roles.save')}
      onSubmit={run}
      onDone={onSaved}
      onClose={onClose}
    >
      <Fields />
    </FormDialog>
  )
}

function Fields() {
  const t = useText()
  const modules = roleModules.map((one) => ({ value: one, label: t(`roleModule.${one}`) }))
  return (
    <>
      <FormColumns>
        <FormText name="name" label={t('role.name')} />
        <FormText name="nameEn" label={t('role.nameEn')} />
        <LandingField />
        <FormNumber name="sort" label={t('role.sort')} help={t('role.sortHelp')} />
        <FormSelect name="module" label={t('role.module')} help={t('role.moduleHelp')} options={modules} />
        {operations.map((one) => (
          <ScopeField key={one} operation={one} />
        ))}
      </FormColumns>
      <FormText name="pages" rows={3} label={t('role.pages')} help={t('role.pagesHelp')} />
      <FormSwitch name="enabled" label={t('role.on')} help={t('role.enabledHelp')} />
    </>
  )
}

/** The scopes for which an operation counts; another one that is stored is shown until it is changed. */
function ScopeField({ operation }: { operation: Operation }) {
  const t = useText()
  const stored = String(useFormValues()[operation] ?? 'none')
  const values = [...new Set(['none', ...operationScopes[operation], stored])]
  return (
    <FormSelect
      name={operation}
      label={t(`roleOperation.${operation}`)}
      help={t(`roleOperation.${operation}.help`)}
      options={values.map((scope) => ({ value: scope, label: t(`roleScope.${scope}`) }))}
    />
  )
}

/** A page by its title; one that is there and has none here stays what it is. */
function LandingField() {
  const t = useText()
  const { pages, titleOf } = usePages()
  const path = String(useFormValues()['detail'] ?? '')
  const options = pages.map((page) => ({ value: page.path, label: `${page.name} · ${page.path}` }))
  const other = path === '' || titleOf(path) !== undefined ? [] : [{ value: path, label: path }]
  return (
    <FormSelect
      name="detail"
      label={t('role.detail')}
      help={t('role.detailHelp')}
      none={t('role.detailNone')}
      options={[...other, ...options]}
    />
  )
}
