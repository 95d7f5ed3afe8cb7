import { type EntityField, formLayout, type FormSection, type RecordValues } from '@atrium/shared-utility/contract'
import { useLang } from '@atrium/shared-utility/react'
import { FormColumns, type FormValues, useFormValues } from '@atrium/shared-utility/ui'
import { Alert, Box, Typography } from '@mui/material'
import { Fragment, useEffect, useEffectEvent, useId, type ReactNode } from 'react'
import { labelIn } from '../label-in.ts'
import { FieldInput } from '../FieldInput.tsx'
import { pathOf } from '../record-form.ts'
import type { App } from '../RelationInput.tsx'
import type { FormShape } from './use-form-shape.ts'
import type { Names } from '../use-say.ts'

type Props = {
  fields: readonly EntityField[]
  sections: readonly FormSection[] | undefined
  shape: FormShape
  /** What the form began with. */
  initial: RecordValues
  /** Says what becomes of values that are not asked for now. */
  sayOff: (fields: string) => string
  /** Of values that the person did not write themselves, nothing is said. */
  begun: FormValues
  names: Names
  app: App
}

/** The fields of a form in their sections, two beside each other, and of them those that are asked for with what is filled in. */
export function FormFields({ fields, sections, shape, initial, sayOff, begun, names, app }: Props) {
  const lang = useLang()
  const values = useFormValues()
  const states = shape.statesOf(values)
  const told = [...states].map((pair) => pair.join(' ')).join()
  const handleStates = useEffectEvent(() => shape.take(states))
  useEffect(() => handleStates(), [told])

  const asked = fields.filter(({ key }) => states.get(key) !== 'off')
  const off = fields.filter((field) => {
    const value = values[pathOf(field)] ?? ''
    return !asked.includes(field) && value !== '' && value !== false && value !== begun[pathOf(field)]
  })
  const draw = (field: EntityField) => (
    <FieldInput key={field.uid} field={field} initial={initial[field.key]} names={names} app={app} />
  )
  return (
    <>
      {formLayout(asked, sections).map((part) => (
        <Fragment key={part.section?.uid ?? ''}>
          {sections === undefined || sections.length === 0 ? (
            part.fields.map(draw)
          ) : (
            <SectionOf section={part.section}>
              <FormColumns>
                {part.fields.map((field) => (
                  <Box key={field.uid} sx={{ minWidth: 0, ...(field.type === 'longText' && { gridColumn: '1 / -1' }) }}>
                    {draw(field)}
                  </Box>
                ))}
              </FormColumns>
            </SectionOf>
          )}
        </Fragment>
      ))}
      {off.length > 0 && (
        <Alert severity="info">
          {sayOff(off.map((field) => labelIn(lang, field)).join(lang === 'zh-CN' ? '、' : ', '))}
        </Alert>
      )}
    </>
  )
}

function SectionOf({ section, children }: { section: FormSection | null; children: ReactNode }) {
  const lang = useLang()
  const titleId = useId()
  if (section === null) return children
  return (
    <Box component="section" aria-labelledby={titleId} sx={{ display: 'grid', gap: 3 }}>
      <Typography
        id={titleId}
        variant="h2"
        sx={{ overflowWrap: 'anywhere', pt: 2, borderTop: 1, borderColor: 'divider' }}
      >
        {labelIn(lang, section)}
      </Typography>
      {children}
    </Box>
  )
}
