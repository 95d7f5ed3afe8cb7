import { FieldFrame, useFormField, type FieldProps } from '../ui/index.ts'
import { RichEditor } from './editor/RichEditor.tsx'

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
