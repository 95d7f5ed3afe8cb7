import { fireEvent, screen, waitFor } from '@testing-library/react'
import { z } from 'zod'
import { instant, type Lang } from '../../contract/index.ts'
import { clearable } from '../../contract/foundation/fields.ts'
import { axeFaults, renderScreen } from '../../testing/index.ts'
import { FormDate, FormMoment } from './FormDate.tsx'
import { FormDialog } from './FormDialog.tsx'
import { backHome, goTo } from './test/time-zone.ts'

afterEach(backHome)

function open(at: string, lang: Lang = 'en-US') {
  const onSubmit = jest.fn(async () => ({ status: 'done' as const, data: null }))
  const page = renderScreen(
    <FormDialog
      title="Plan"
      schema={z.object({ at: clearable(instant).optional(), day: clearable(instant).optional() })}
      initial={{ at, day: '' }}
      submitLabel="Save"
      onSubmit={onSubmit}
      onDone={() => undefined}
      onClose={() => undefined}
    >
      <FormMoment name="at" label="Begins" />
      <FormDate name="day" label="Ends" />
    </FormDialog>,
    { path: '/', lang },
  )
  return { ...page, onSubmit, field: screen.getByLabelText(/^Begins/) }
}

test.each([
  // Old years have a local time of their own there, by 5 minutes and 43 seconds from whole hours.
  ['Asia/Shanghai', '2026-03-05'],
  ['Europe/Amsterdam', '2026-03-05'],
  // The clock goes from two to three.
  ['America/New_York', '2026-03-08'],
])('a moment stays as it is typed, from the first digit of the year, in %s (R5)', (place, day) => {
  goTo(place)
  const { field } = open('')
  const typed = ['2', '20', '202', '2026'].map((year) => `${year.padStart(4, '0')}${day.slice(4)}T02:30`)
  const shown = typed.map((text) => {
    fireEvent.change(field, { target: { value: text } })
    return (field as HTMLInputElement).value
  })
  expect(shown).toEqual(typed)
})

test.each([
  ['zh-CN', { shown: '2026-03-05 09:00', typed: '2026年12月31日', tidied: '2026-12-31' }],
  ['en-US', { shown: '03/05/2026 09:00', typed: 'Dec 31, 2026', tidied: '12/31/2026' }],
] as const)(
  'dates are shown and typed as in %s, whatever the browser speaks (R5)',
  async (lang, { shown, typed, tidied }) => {
    const { user, field, onSubmit } = open(new Date('2026-03-05T09:00').toISOString(), lang)
    expect(field).toHaveValue(shown)
    const day = screen.getByLabelText(/^Ends/)
    await user.type(day, typed)
    expect(day).toHaveValue(typed)
    await user.tab()
    expect(day).toHaveValue(tidied)
    await user.click(screen.getByRole('button', { name: 'Save' }))
    const sent = { at: new Date('2026-03-05T09:00').toISOString(), day: new Date('2026-12-31T23:59:59').toISOString() }
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith(sent))
  },
)

test('a text that is no date is refused in words at its field, and stays to be mended (R5)', async () => {
  const { user, onSubmit } = open('')
  const day = screen.getByLabelText(/^Ends/)
  await user.type(day, '31/12/2026')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(day).toBeInvalid()
  expect(day).toHaveValue('31/12/2026')
  expect(onSubmit).not.toHaveBeenCalled()
  await user.clear(day)
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({}))
})

test('what is chosen in the calendar of the browser is shown in the language of the page (R5)', async () => {
  const { user, container } = open('')
  const calendar = document.querySelector<HTMLInputElement>('input[type="date"]')
  const day = screen.getByLabelText(/^Ends/)
  if (calendar === null) throw new Error('There is no calendar')
  const showPicker = jest.fn()
  Object.assign(calendar, { showPicker })
  await user.type(day, 'soon')
  await user.click(screen.getAllByRole('button', { name: 'Choose from a calendar' })[1] as HTMLElement)
  expect(showPicker).toHaveBeenCalledTimes(1)
  fireEvent.change(calendar, { target: { value: '2026-12-31' } })
  expect(day).toHaveValue('12/31/2026')
  expect(await axeFaults(container)).toEqual([])
})
