import { screen } from '@testing-library/react'
import { z } from 'zod'
import { Problem } from '../../contract/index.ts'
import { axeFaults, renderScreen } from '../../testing/index.ts'
import { FormDialog } from './FormDialog.tsx'
import { FormText } from './FormText.tsx'

const schema = z.object({ name: z.string(), phone: z.string().max(3).optional() })

function draw(refusal: Problem, initial: Record<string, string> = { name: 'Acme', phone: '' }) {
  return renderScreen(
    <FormDialog
      title="Form"
      schema={schema}
      initial={initial}
      submitLabel="Send"
      onSubmit={async () => ({ status: 'failed', problem: refusal })}
      onDone={() => {}}
      onClose={() => {}}
    >
      <FormText name="name" label="Name" />
    </FormDialog>,
  )
}

test('what is refused of a field that the form does not show is said above the fields', async () => {
  const { user, baseElement } = draw(new Problem('phoneTaken'))
  await user.click(screen.getByRole('button', { name: 'Send' }))
  expect(await screen.findByRole('alert')).toHaveTextContent(/已绑定其他账号/)
  expect(await axeFaults(baseElement)).toEqual([])
})

test('what is refused of a field that the form shows is said there, once, and it has the focus', async () => {
  const { user } = draw(new Problem('invalidInput', {}, { fields: [{ field: 'name', msg: 'not this one' }] }))
  await user.click(screen.getByRole('button', { name: 'Send' }))
  expect(await screen.findByText('not this one')).toBeVisible()
  expect(screen.getByLabelText(/Name/)).toHaveFocus()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('a value that is wrong in a field that the form does not show is no silence either', async () => {
  const { user } = draw(new Problem('phoneTaken'), { name: 'Acme', phone: 'too long' })
  await user.click(screen.getByRole('button', { name: 'Send' }))
  expect(await screen.findByRole('alert')).toBeVisible()
})
