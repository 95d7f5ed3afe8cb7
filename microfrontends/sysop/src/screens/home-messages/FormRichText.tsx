import { FieldFrame, useFormField, type FieldProps } from '@atrium/shared-utility/ui'
import { Skeleton } from '@mui/material'
import { lazy, Suspense } from 'react'

// By itself: the list is there before the editor, and most who look at the list write nothing.
const RichEditor = lazy(async () => ({ default: (await import('./editor/RichEditor.tsx')).RichEditor }))

/** A text with headings, lists, links and emphasis. The value is its JSON. */
export function FormRichText({ name, label, help, lang }: FieldProps & { lang: string }) {
  const { value, onChange, onBlur } = useFormField(name)
  return (
    <FieldFrame name={name} label={label} help={help}>
      {(control) => (
        <Suspense fallback={<Skeleton variant="rounded" height={190} />}>
          <RichEditor
            value={String(value)}
            onChange={onChange}
            onBlur={onBlur}
            label={label}
            lang={lang}
            control={control}
          />
        </Suspense>
      )}
    </FieldFrame>
  )
}
