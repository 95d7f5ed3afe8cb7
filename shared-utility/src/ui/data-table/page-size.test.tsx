import { screen } from '@testing-library/react'
import { UserType } from '../../contract/index.ts'
import { renderScreen, signedInAs } from '../../testing/index.ts'
import { useTablePreferences } from './preferences.ts'

beforeEach(() => localStorage.clear())

function Size() {
  const [{ size = 'none' }, update] = useTablePreferences('people')
  return <button onClick={() => update({ size: 10 })}>{size}</button>
}

test('a list begins with as many rows as its person has chosen for all, until they choose otherwise for this one', async () => {
  const session = { ...signedInAs(UserType.member), pageSize: 50 }
  const { user } = renderScreen(<Size />, { path: '/', session })
  await user.click(await screen.findByRole('button', { name: '50' }))
  expect(await screen.findByRole('button', { name: '10' })).toBeVisible()
})

test('without a choice a list begins as its author made it', async () => {
  renderScreen(<Size />, { path: '/', session: signedInAs(UserType.member) })
  expect(await screen.findByRole('button', { name: 'none' })).toBeVisible()
})
