import { screen, within } from '@testing-library/react'
import { applicationColors, calls, type Lang } from '../../contract/index.ts'
import { axeFaults, renderScreen } from '../../testing/index.ts'
import { isIconName } from '../display/icon-paths.ts'
import { FormDialog } from '../form/FormDialog.tsx'
import { FormText } from '../form/FormText.tsx'
import { IconPicker } from './IconPicker.tsx'
import { offeredIcons } from './offered-icons.ts'
import { lookMessages } from './words.ts'

const look = { icon: 'mail', color: 'teal' }

type Drawn = { initial?: typeof look; lang?: Lang; id?: string | null }

function draw({ initial = look, lang = 'en-US', id = 'app1' }: Drawn = {}) {
  const sent = jest.fn()
  const page = renderScreen(
    <FormDialog
      title="Form"
      schema={calls.updateBuiltApplication.input}
      initial={{ name: 'Orders', ...initial }}
      constants={{ appId: 'app1', isVisible: true }}
      submitLabel="Save"
      onSubmit={async (input) => {
        sent(input)
        return { status: 'done', data: {} }
      }}
      onDone={() => {}}
      onClose={() => {}}
    >
      <FormText name="name" label="Name" />
      <IconPicker id={id} />
    </FormDialog>,
    { lang },
  )
  return { ...page, sent }
}

const group = async (name: string) => within(await screen.findByRole('radiogroup', { name }))

test('the arrow keys go through the icons and the colours, which are one stop of the Tab key each', async () => {
  const { user, sent } = draw()
  const icons = await group('Icon')
  await user.click(screen.getByRole('textbox', { name: /Name/ }))
  await user.tab()
  expect(icons.getByRole('radio', { name: 'Mail' })).toHaveFocus()
  await user.keyboard('{ArrowRight}')
  expect(icons.getByRole('radio', { name: 'Key' })).toBeChecked()
  await user.tab()
  expect((await group('Color')).getByRole('radio', { name: 'Teal' })).toHaveFocus()
  await user.keyboard('{ArrowLeft}')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(sent).toHaveBeenCalledWith(expect.objectContaining({ icon: 'key', color: 'purple' }))
})

test('an application without an icon shows its first letter, and one without a colour has that of its id', async () => {
  const { user, sent } = draw()
  await user.click((await group('Icon')).getByRole('radio', { name: 'None (first letter of the name)' }))
  await user.click((await group('Color')).getByRole('radio', { name: 'Automatic' }))
  expect(document.querySelector('[data-letter="O"]')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(sent).toHaveBeenCalledWith(expect.objectContaining({ icon: null, color: null }))
})

test('the preview follows what is chosen and typed', async () => {
  const { user } = draw({ initial: { icon: '', color: '' } })
  await group('Icon')
  await user.clear(screen.getByRole('textbox', { name: /Name/ }))
  await user.type(screen.getByRole('textbox', { name: /Name/ }), 'zebra')
  const square = document.querySelector('[data-letter="Z"]')
  expect(square).toBeVisible()
  await user.click((await group('Color')).getByRole('radio', { name: 'Red' }))
  expect(square && getComputedStyle(square).backgroundColor).toBe('rgb(192, 40, 29)')
})

test('an icon that is not offered stays until another one is chosen', async () => {
  const { user, sent } = draw({ initial: { icon: 'chevron', color: '' } })
  expect((await group('Icon')).queryByRole('radio', { checked: true })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(sent).toHaveBeenCalledWith(expect.objectContaining({ icon: 'chevron', color: null }))
})

test.each(['zh-CN', 'en-US'] as const)('each icon and colour has a word of its own in %s', (lang) => {
  const words = new Map(Object.entries(lookMessages[lang]))
  const keys = [...offeredIcons.map((icon) => `icon.${icon}`), ...applicationColors.map((color) => `color.${color}`)]
  expect(keys.filter((key) => !words.has(key))).toEqual([])
  for (const kind of ['icon.', 'color.']) {
    const own = [...words].filter(([key]) => key.startsWith(kind)).map(([, word]) => word)
    expect(new Set(own).size).toBe(own.length)
  }
  expect(offeredIcons.every(isIconName)).toBe(true)
})

test.each(['zh-CN', 'en-US'] as const)('assistive technology finds no fault, in %s', async (lang) => {
  const { baseElement } = draw({ lang, id: null })
  await group(lang === 'en-US' ? 'Icon' : '图标')
  expect(await axeFaults(baseElement)).toEqual([])
})
