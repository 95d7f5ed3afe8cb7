import { styleChangeCalls, type EnterpriseStyle } from '../../contract/index.ts'
import { FormColumns, FormDialog, FormPicture, FormSwitch, FormText, FormWhen, useLatest } from '../../ui/index.ts'
import { FormColor } from './FormColor.tsx'
import type { StyleActions } from './style-actions.ts'
import { StylePreview } from './StylePreview.tsx'
import { useStyleText } from './text.ts'

type Props = { styled: EnterpriseStyle; actions: StyleActions; onDone: () => void; onClose: () => void }

/** Sent against the version that was read, and read anew where another administrator was faster. */
export function EditStyle({ styled, actions, onDone, onClose }: Props) {
  const t = useStyleText()
  const { latest, reload } = useLatest(styled, actions.read)
  const { name, nameEn, color, logo, version } = latest.style
  return (
    <FormDialog
      title={t('style.edit')}
      schema={styleChangeCalls.updateEnterpriseStyle.input}
      initial={{ name, nameEn, color, hasLogo: logo !== null, logo: '' }}
      constants={{ version }}
      submitLabel={t('style.save')}
      onSubmit={actions.save}
      onDone={onDone}
      onReload={reload}
      onClose={onClose}
    >
      <FormColumns>
        <FormText name="name" label={t('style.name')} help={t('style.nameHelp')} />
        <FormText name="nameEn" label={t('style.nameEn')} help={t('style.nameEnHelp')} />
      </FormColumns>
      <FormColor name="color" label={t('style.color')} help={t('style.colorHelp')} pick={t('style.colorPick')} />
      <FormSwitch name="hasLogo" label={t('style.hasLogo')} />
      <FormWhen name="hasLogo" value>
        <FormPicture name="logo" label={t('style.logo')} help={t('style.logoHelp')} kept={logo} />
      </FormWhen>
      <StylePreview styled={latest} />
    </FormDialog>
  )
}
