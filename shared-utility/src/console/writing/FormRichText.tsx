import { Problem } from '../../contract/index.ts'
import { lazyPart } from '../../react/index.ts'
import { FieldFrame, ProblemNotice, useFormField, type FieldProps } from '../../ui/index.ts'
import { Skeleton } from '@mui/material'

// By itself: the list is there before the editor, and most who look at the list write nothing.
const RichEditor = lazyPart(async () => (await import('./editor/RichEditor.tsx')).RichEditor, {
  waiting: <Skeleton variant="rounded" height={190} />,
  Failed: ({ onRetry }) => <ProblemNotice problem={new Problem('unreachable')} onRetry={onRetry} size="line" />,
})

/** A text with headings, lists, links and emphasis. The value is its JSON. */
export function FormRichText({ name, label, help, lang }: FieldProps & { lang: string }) {
  const { value, onChange, onBlur } = useFormField(name)
  return (
    <FieldFrame name={name} label={label} help={help}>
      {(control) => (
        <RichEditor
          value={String(value)}
          onChange={onChange}
          onBlur={onBlur}
          label={label}
          lang={lang}
          control={{ ...control, 'data-field': name }}
        />
      )}
    </FieldFrame>
  )
}
