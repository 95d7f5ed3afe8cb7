import type { CallOutput } from '@atrium/shared-utility/contract'
import { useText } from '@atrium/shared-utility/react'
import { FormDialog } from '@atrium/shared-utility/ui'
import type { ComponentProps } from 'react'
import type { z } from 'zod'
import type { useLatestSetting } from './use-latest-setting.ts'

type Name = keyof CallOutput<'getPlatformSettings'>
type Form<Schema extends z.ZodObject> = ComponentProps<typeof FormDialog<Schema, unknown>>

type Props<Schema extends z.ZodObject> = Pick<
  Form<Schema>,
  'schema' | 'initial' | 'onSubmit' | 'onClose' | 'children'
> &
  Pick<ReturnType<typeof useLatestSetting<Name>>, 'reload'> & {
    name: Name
    version: number
    onSaved: () => void
  }

/** The form of one setting: sent against the version that was read, and read anew where another operator was faster. */
export function SettingForm<Schema extends z.ZodObject>({ name, version, reload, onSaved, ...form }: Props<Schema>) {
  const t = useText()
  return (
    <FormDialog
      title={t(`settings.${name}.edit`)}
      constants={{ version }}
      submitLabel={t('settings.save')}
      onDone={onSaved}
      onReload={reload}
      {...form}
    />
  )
}
