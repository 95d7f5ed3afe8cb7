import { glob, readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from '@jest/globals'
import { repository } from '../repository.ts'

/** From so many fields on a single column is longer than a laptop is high. */
const mostInOneColumn = 4

/** Components that are fields: one tag, one field. Those in a loop count as three. */
const field = /<Form(?!Dialog|Provider|Problem|Columns|When|WhenChanged)[A-Z]\w*/g
const loop = /\.map\([^=<]*=> \(?\s*<Form[A-Z]/g

test('U09: a form of many fields has them side by side, and its dialog is as wide as they need', async () => {
  const forms = (await components()).filter(({ code }) => /<(FormDialog|SettingForm)\b/.test(code))
  const tooLong = forms.filter(({ whole }) => fieldsIn(whole) > mostInOneColumn && !/<FormColumns\b/.test(whole))
  expect(forms.length).toBeGreaterThan(25)
  expect(tooLong.map(({ file }) => file)).toEqual([])
})

test('U09: any other dialog says how wide it is, whatever stands in it', async () => {
  const tags = (await components()).flatMap(({ file, code }) =>
    [...code.matchAll(/<Dialog\b(?!>)([^]*?)\n? *[^=]>/g)].map(([tag]) => ({ file, tag })),
  )
  // A form's dialog gives its paper the width by what stands in it.
  const without = tags.filter(({ tag }) => !(tag.includes('fullWidth') && /maxWidth=/.test(tag)))
  expect(tags.length).toBeGreaterThan(10)
  expect(without.map(({ file }) => file).sort()).toEqual([
    'shared-utility/src/ui/form/FormDialog.tsx',
    // They draw what a file that is fetched later says.
    'shared-utility/src/ui/root/LeaveQuestion.tsx',
    'shared-utility/src/ui/root/StepUpQuestion.tsx',
  ])
})

type Component = { file: string; code: string; whole: string }

/** Every component, alone and together with those groups of fields that it draws. */
async function components(): Promise<Component[]> {
  const codes = new Map<string, string>()
  for await (const file of glob('{shared-utility,root-config,microfrontends/*}/src/**/*.tsx', { cwd: repository })) {
    if (!file.endsWith('.test.tsx')) codes.set(file, await readFile(path.join(repository, file), 'utf8'))
  }
  const named = new Map([...codes].map(([file, code]) => [path.basename(file, '.tsx'), code]))
  return [...codes].map(([file, code]) => {
    const groups = [...code.matchAll(/<(\w+Fields)\b/g)].map(([, name = '']) => named.get(name) ?? '')
    return { file, code, whole: [code, ...groups].join('\n') }
  })
}

function fieldsIn(code: string) {
  return [...code.matchAll(field)].length + 2 * [...code.matchAll(loop)].length
}
