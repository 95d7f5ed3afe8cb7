import { call } from '@atrium/shared-utility'
import { useText } from '@atrium/shared-utility/react'
import { Autocomplete, FormHelperText, InputLabel, OutlinedInput } from '@mui/material'
import { useEffect, useId, useState } from 'react'

export type Chosen = { value: string; label: string }
type Props = { chosen: readonly Chosen[]; onChange: (chosen: readonly Chosen[]) => void }

const pauseMs = 300

/** Some enterprises, each found by a part of its name. */
export function EnterprisePick({ chosen, onChange }: Props) {
  const t = useText()
  const id = useId()
  const [text, setText] = useState('')
  const options = useFoundEnterprises(text)
  return (
    <div>
      <InputLabel htmlFor={id}>{t('package.enterprises')}</InputLabel>
      <Autocomplete
        multiple
        limitTags={10}
        id={id}
        options={options}
        value={[...chosen]}
        inputValue={text}
        onInputChange={(_, typed) => setText(typed)}
        onChange={(_, next) => onChange(next)}
        isOptionEqualToValue={(one, other) => one.value === other.value}
        getOptionKey={(option) => option.value}
        filterOptions={(all) => all}
        filterSelectedOptions
        noOptionsText={t('package.enterprisesNone')}
        renderInput={({ slotProps }) => (
          <OutlinedInput
            fullWidth
            ref={slotProps.input.ref}
            startAdornment={slotProps.input.startAdornment}
            endAdornment={slotProps.input.endAdornment}
            className={slotProps.input.className}
            slotProps={{ input: { ...slotProps.htmlInput, 'aria-describedby': `${id}-help` } }}
          />
        )}
      />
      <FormHelperText id={`${id}-help`}>{t('package.enterprisesHelp')}</FormHelperText>
    </div>
  )
}

function useFoundEnterprises(text: string) {
  const [options, setOptions] = useState<Chosen[]>([])
  useEffect(() => {
    const controller = new AbortController()
    const timer = setTimeout(() => void find(text, controller.signal, setOptions), text === '' ? 0 : pauseMs)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [text])
  return options
}

async function find(q: string, signal: AbortSignal, onFound: (found: Chosen[]) => void) {
  try {
    const found = await call('suggestEnterprises', { q }, { signal })
    onFound(found.map(({ entid, name }) => ({ value: entid, label: name })))
  } catch {
    // Typing on asks again.
    onFound([])
  }
}
