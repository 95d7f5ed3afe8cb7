import { passkeyCalls } from '@atrium/shared-utility/contract'
import { useText, type ActionResult } from '@atrium/shared-utility/react'
import { FormDialog, FormText } from '@atrium/shared-utility/ui'

type Props<Done> = {
  title: string
  initial: string
  onName: (name: string) => Promise<ActionResult<Done>>
  onDone: (data: Done) => void
  onClose: () => void
}

const schema = passkeyCalls.addPasskey.input.pick({ name: true })

/** Asks for the name of a passkey: one's own, to tell several apart. */
export function NamePasskey<Done>({ title, initial, onName, onDone, onClose }: Props<Done>) {
  const t = useText()
  return (
    <FormDialog
      title={title}
      schema={schema}
      initial={{ name: initial }}
      submitLabel={t('passkey.save')}
      onSubmit={({ name }) => onName(name)}
      onDone={onDone}
      onClose={onClose}
    >
      <FormText name="name" label={t('passkey.name')} help={t('passkey.nameHelp')} />
    </FormDialog>
  )
}
