import { expect, test } from '@jest/globals'
import { givenXlsx } from './test/given-xlsx.ts'
import { read } from './test/read.ts'

const cell = (name: string, text: string) => `<c r="${name}" t="inlineStr"><is><t>${text}</t></is></c>`
const head = `<row r="1">${cell('A1', 'a')}${cell('B1', 'b')}</row>`

const codeOf = async (rows: string, strings = '') => {
  const said = await read(await givenXlsx({ sheets: { one: head + rows }, strings }))
  return 'refusal' in said ? said.refusal.code : said.table.rows.map(({ place }) => place)
}

test.each([
  ['two rows of one number', `<row r="2">${cell('A2', '1')}</row><row r="2">${cell('A2', '2')}</row>`],
  ['a row before the one above it', `<row r="3">${cell('A3', '1')}</row><row r="2">${cell('A2', '2')}</row>`],
  ['a row that has no number', `<row r="x">${cell('A2', '1')}</row>`],
  ['a row with half a number', `<row r="2.5">${cell('A2', '1')}</row>`],
  ['a row beyond the last one', `<row r="99999999999">${cell('A2', '1')}</row>`],
  ['a cell with a sign that no text has', `<row r="2">${cell('A2', 'a\u0000b')}</row>`],
  ['a cell that names a sign that no text has', `<row r="2">${cell('A2', 'a&#1;b')}</row>`],
])('a sheet with %s is broken', async (_, rows) => {
  expect(await codeOf(rows)).toBe('broken')
})

test('a text that many cells name is not multiplied beyond what a file may hold', async () => {
  const text = 'x'.repeat(5000)
  const row = `<row>${'<c t="s"><v>0</v></c>'.repeat(100)}</row>`
  expect(await codeOf(row.repeat(60), `<si><t>${text}</t></si>`)).toBe('bomb')
})
