import { atriumStore, keepSession, setThemeMode, themeModeAtom, themeModes } from '@atrium/shared-utility'
import { isPlatformStaff, type CallInput, type CallOutput } from '@atrium/shared-utility/contract'
import { useAction, useSession, useText } from '@atrium/shared-utility/react'
import { ProblemNotice, Section, useToast } from '@atrium/shared-utility/ui'
import { FormControlLabel, Switch } from '@mui/material'
import { useAtomValue } from 'jotai'
import { Choice } from './Choice.tsx'

type Props = { config: CallOutput<'getPersonConfig'>; onSaved: () => void }

/** Each choice is saved as it is made, and holds at once: on this page, and on other devices from their next page on. */
export function Preferences({ config, onSaved }: Props) {
  const t = useText()
  const toast = useToast()
  const session = useSession()
  const save = useAction('updatePersonConfig')
  const ofDevice = useAtomValue(themeModeAtom, { store: atriumStore })

  const handleChange = async (change: CallInput<'updatePersonConfig'>) => {
    if ((await save.run(change)).status !== 'done') return
    const { theme, pageSize } = change
    keepSession({ ...session, ...(theme && { theme }), ...(pageSize !== undefined && { pageSize: Number(pageSize) }) })
    if (theme) setThemeMode(theme)
    toast(t('preferences.saved'))
    onSaved()
  }

  return (
    <>
      {save.status === 'failed' && <ProblemNotice problem={save.problem} size="line" />}
      <Section title={t('preferences.look')}>
        <Choice
          name="theme"
          label={t('preferences.theme')}
          value={config.theme ?? ofDevice}
          options={themeModes.map((mode) => ({ value: mode, label: t(`preferences.theme.${mode}`) }))}
          onChange={(theme) => handleChange({ theme })}
        />
        <Choice
          name="pageSize"
          label={t('preferences.pageSize')}
          help={t('preferences.pageSizeHelp')}
          value={String(config.pageSize ?? 20)}
          options={sizes.map((size) => ({ value: size, label: t('preferences.rows', { count: Number(size) }) }))}
          onChange={(size) => handleChange({ pageSize: Number(size) })}
        />
      </Section>
      {config.startPages.length > 0 && (
        <Section title={t('preferences.begin')}>
          <Choice
            name="startPage"
            label={t('preferences.startPage')}
            help={t('preferences.startPageHelp')}
            value={isOffered(config) ? (config.startPage ?? '') : ''}
            options={[
              { value: '', label: t('preferences.startPageNone') },
              ...config.startPages.map(({ path, name }) => ({ value: path, label: name })),
            ]}
            onChange={(startPage) => handleChange({ startPage })}
          />
        </Section>
      )}
      {!isPlatformStaff(session.user_type) && (
        <Section title={t('preferences.chat')} note={t('preferences.showsReadingHelp')}>
          <FormControlLabel
            label={t('preferences.showsReading')}
            control={
              <Switch
                checked={!config.hidesReading}
                disabled={save.status === 'pending'}
                onChange={(_, shows) => void handleChange({ hidesReading: !shows })}
              />
            }
          />
        </Section>
      )}
    </>
  )
}

const sizes = ['10', '20', '50', '100'] as const

/** One that was hidden since counts for nothing. */
function isOffered({ startPage, startPages }: Props['config']) {
  return startPages.some(({ path }) => path === startPage)
}
