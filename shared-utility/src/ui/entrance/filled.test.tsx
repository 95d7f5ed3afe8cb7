import { screen } from '@testing-library/react'
import { useState, type FormEvent } from 'react'
import { fillSilently, renderScreen } from '../../testing/index.ts'
import { EntranceForm } from './EntranceForm.tsx'
import { PasswordField } from './PasswordField.tsx'

/** As most forms are: what is typed is kept beside the fields, and sent from there. */
function Form({ onSend }: { onSend: (values: object) => void }) {
  const [values, setValues] = useState({ one: '', two: '' })
  const [isSent, setIsSent] = useState(false)
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    setIsSent(true)
    onSend(values)
  }
  const field = (name: 'one' | 'two') => ({
    name,
    label: name,
    value: values[name],
    refusal: isSent ? 'sent' : undefined,
    onChange: (text: string) => setValues((last) => ({ ...last, [name]: text })),
  })
  return (
    <EntranceForm isPending={false} onSubmit={handleSubmit}>
      <PasswordField {...field('one')} autoComplete="current-password" />
      <PasswordField {...field('two')} autoComplete="new-password" />
      <button type="submit">send</button>
    </EntranceForm>
  )
}

test.each([
  ['a password manager', fillSilently],
  ['a script', (field: HTMLElement, text: string) => Object.assign(field, { value: text })],
])('a form sends what %s filled without an event (R6)', async (_by, fill) => {
  const sent: object[] = []
  const { user } = renderScreen(<Form onSend={(values) => sent.push(values)} />, { path: '/' })
  const [one, two] = [screen.getByLabelText(/one/), screen.getByLabelText(/two/)]
  await user.click(one)
  fill(one, 'first')
  fill(two, 'second')
  await user.click(screen.getByRole('button', { name: 'send' }))
  expect(sent).toEqual([{ one: 'first', two: 'second' }])
  expect(one).toHaveValue('first')
  // Typed as ever, and taken away by hand.
  await user.clear(one)
  await user.type(two, '!{Enter}')
  expect(sent[1]).toEqual({ one: '', two: 'second!' })
})
