import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { z } from 'zod'
import { Problem } from '../../contract/index.ts'
import type { ActionResult } from '../../react/index.ts'
import { axeFaults, renderScreen } from '../../testing/index.ts'
import { FormChoices } from './FormChoices.tsx'
import { FormDay } from './FormDate.tsx'
import { FormPage } from './FormPage.tsx'
import { FormText } from './FormText.tsx'

const schema = z.object({ name: z.string().min(1), due: z.iso.date().optional(), colours: z.string().optional() })
const colours = [
  { value: 'red', label: 'Red' },
  { value: 'green', label: 'Green' },
  { value: 'blue', label: 'Blue' },
]

type Props = { onSubmit: (input: object) => Promise<ActionResult<unknown>> }

/** A page over something that another person changes once it is read again. */
function Page({ onSubmit }: Props) {
  const [initial, setInitial] = useState({ name: 'Acme', due: '2026-11-29', colours: '' })
  const reload = async () => {
    setInitial({ name: 'Theirs', due: '2026-12-01', colours: 'green' })
    return { status: 'done', data: {} } as const
  }
  return (
    <FormPage
      label="Form"
      schema={schema}
      initial={initial}
      submitLabel="Save"
      onSubmit={onSubmit}
      onDone={() => undefined}
      onCancel={() => undefined}
      onReload={reload}
    >
      <FormText name="name" label="Name" />
      <FormDay name="due" label="Due" />
      <FormChoices name="colours" label="Colours" options={colours} />
    </FormPage>
  )
}

const done = { status: 'done', data: {} } as const

test('a form on a page sends days of the calendar as they are typed, and choices in their order', async () => {
  const sent: object[] = []
  const { user, container } = renderScreen(<Page onSubmit={async (input) => (sent.push(input), done)} />)
  await user.clear(screen.getByLabelText('Due'))
  await user.type(screen.getByLabelText('Due'), '2026/3/5')
  await user.click(screen.getByRole('checkbox', { name: 'Blue' }))
  await user.click(screen.getByRole('checkbox', { name: 'Red' }))
  expect(await axeFaults(container)).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(sent).toEqual([{ name: 'Acme', due: '2026-03-05', colours: 'red,blue' }])
})

test('a form on a page asks before what was typed is dropped', async () => {
  const { user, portal } = renderScreen(<Page onSubmit={async () => done} />)
  await user.type(screen.getByLabelText(/Name/), ' Ltd')
  const answer = portal.mayLeave()
  await user.click(await screen.findByRole('button', { name: '继续编辑' }))
  expect(await answer).toBe(false)
})

test('a save that was refused, as without the network, comes into view and is told, each time anew', async () => {
  const shown: (string | null)[] = []
  const scroll = jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function note(this: Element) {
    shown.push(this.textContent)
  })
  const problem = new Problem('unreachable')
  const { user } = renderScreen(<Page onSubmit={async () => ({ status: 'failed', problem })} />)
  await user.click(screen.getByRole('button', { name: 'Save' }))
  const { textContent } = await screen.findByRole('alert')
  expect(shown).toEqual([textContent])
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(shown).toEqual([textContent, textContent]))
  scroll.mockRestore()
})

test('after another person’s change of a record, what was typed stays and each field says what they made of it', async () => {
  const refused = new Problem('recordConflict', { fields: 'Name' })
  const { user } = renderScreen(<Page onSubmit={async () => ({ status: 'failed', problem: refused })} />)
  await user.type(screen.getByLabelText(/Name/), ' Ltd')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText(/“Name”已被他人修改/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: '载入最新内容' }))
  await waitFor(() => expect(screen.getByLabelText('Due')).toHaveValue('2026-12-01'))
  expect(screen.getByLabelText(/Name/)).toHaveValue('Acme Ltd')
  expect(screen.getByText('其他人已改为“Theirs”')).toBeVisible()
  expect(screen.getByRole('checkbox', { name: 'Green' })).toBeChecked()
})
