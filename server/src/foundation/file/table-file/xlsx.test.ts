import { expect, test } from '@jest/globals'
import { cellsOf, read } from './test/read.ts'
import { zipOf } from '../reader/zip-of.ts'
import { givenXlsx } from './test/given-xlsx.ts'

const cell = (name: string, text: string) => `<c r="${name}" t="inlineStr"><is><t>${text}</t></is></c>`
const head = `<row r="1">${cell('A1', 'a')}${cell('B1', 'b')}</row>`
const styles = `<numFmts><numFmt numFmtId="164" formatCode="yyyy&quot;年&quot;m&quot;月&quot;d&quot;日&quot;"/><numFmt numFmtId="165" formatCode="000000"/></numFmts>
  <cellStyleXfs><xf numFmtId="14"/></cellStyleXfs>
  <cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="22"/><xf numFmtId="2"/><xf numFmtId="10"/><xf numFmtId="165"/><xf numFmtId="20"/></cellXfs>`

const shown = async (cells: string, workbookPr = '') => {
  const bytes = await givenXlsx({ sheets: { one: `${head}<row r="2">${cells}</row>` }, styles, workbookPr })
  return (await cellsOf(bytes))[1]
}

test('texts are read from the cell and from the table of texts, with their parts and without how they are said', async () => {
  const strings = `<si><t>张&amp;三</t></si><si><r><t>李</t></r><r><t xml:space="preserve"> 四</t></r><rPh sb="0" eb="1"><t>リ</t></rPh></si>`
  const inCell = `<c r="B7" t="inlineStr"><is><t>五</t><rPh sb="0" eb="1"><t>ゴ</t></rPh></is></c>`
  const rows = `${head}<row r="3"><c r="A3" t="s"><v>0</v></c><c r="B3" t="s"><v>1</v></c></row><row r="7">${inCell}</row>`
  const said = await read(await givenXlsx({ sheets: { one: rows }, strings }))
  expect(said).toMatchObject({
    table: {
      sheets: ['one'],
      sheet: 'one',
      rows: [
        { place: 3, cells: ['张&三', '李 四'] },
        { place: 7, cells: ['', '五'] },
      ],
    },
  })
})

test.each([
  ['13800138000', 0, '13800138000'],
  ['0.30000000000000004', 0, '0.3'],
  ['1.5', 4, '1.50'],
  ['0.125', 5, '12.50%'],
  ['42', 6, '000042'],
  ['46082', 1, '2026-03-01'],
  ['46082', 2, '2026-03-01'],
  ['46082.354166666664', 3, '2026-03-01 08:30'],
  ['0.354166666666667', 7, '08:30'],
  ['1', 1, '1900-01-01'],
])('the number %s with style %s is shown as %s', async (value, style, text) => {
  expect(await shown(`<c r="A2" s="${style}"><v>${value}</v></c>`)).toEqual([text, ''])
})

test('the calendar that begins in 1904 is known', async () => {
  expect(await shown('<c r="A2" s="1"><v>0</v></c>', '<workbookPr date1904="1"/>')).toEqual(['1904-01-01', ''])
})

test('a formula is not computed: what it came to is read; true, false and errors are words', async () => {
  const cells =
    '<c r="A2" t="str"><f>A1&amp;"x"</f><v>ax</v></c><c r="B2" t="b"><v>1</v></c><c r="C2" t="e"><v>#N/A</v></c>'
  expect(await shown(cells)).toEqual(['ax', 'TRUE', '#N/A'])
})

test('the first sheet is read, or the one that is named', async () => {
  const bytes = await givenXlsx({
    sheets: { one: `${head}<row>${cell('A2', '1')}</row>`, 二: `${head}<row>${cell('B2', '2')}</row>` },
  })
  expect((await cellsOf(bytes))[1]).toEqual(['1', ''])
  expect((await cellsOf(bytes, '二'))[1]).toEqual(['', '2'])
  expect(await read(bytes, 'three')).toEqual({ refusal: { code: 'sheetUnknown', params: { sheet: 'three' } } })
})

const plain = { sheets: { one: `${head}<row r="2">${cell('A2', '1')}</row>` } }
test.each([
  ['macros', { 'xl/vbaProject.bin': '' }, 'macros', { part: 'xl/vbaProject.bin' }],
  [
    'a type with macros',
    { '[Content_Types].xml': '<Types>macroEnabled</Types>' },
    'macros',
    { part: '[Content_Types].xml' },
  ],
  [
    'links to files',
    { 'xl/externalLinks/externalLink1.xml': '' },
    'externalLinks',
    { part: 'xl/externalLinks/externalLink1.xml' },
  ],
  [
    'entities',
    { 'xl/sharedStrings.xml': '<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><sst/>' },
    'unsafeXml',
    { part: 'xl/sharedStrings.xml' },
  ],
  ['an unknown entity', { 'xl/sharedStrings.xml': '<sst><si><t>&e;</t></si></sst>' }, 'broken', {}],
  ['half a surrogate', { 'xl/sharedStrings.xml': '<sst><si><t>&#xD800;</t></si></sst>' }, 'broken', {}],
  ['XML that is cut', { 'xl/worksheets/sheet0.xml': '<worksheet><sheetData><row' }, 'broken', {}],
])('a spreadsheet with %s is refused by its part', async (_, more, ...[code, params]) => {
  expect(await read(await givenXlsx({ ...plain, more }))).toEqual({ refusal: { code, params } })
})

test('what has a password, what is no spreadsheet and what is cut are refused', async () => {
  const whole = await givenXlsx(plain)
  const compound = Buffer.from('d0cf11e0a1b11ae1000000', 'hex')
  const codes = [compound, await zipOf([['a.txt', 'x']]), whole.subarray(0, whole.length - 40)].map(async (bytes) => {
    const said = await read(bytes)
    return 'refusal' in said ? said.refusal.code : null
  })
  expect(await Promise.all(codes)).toEqual(['encrypted', 'notText', 'broken'])
})

test('a column far to the right is refused by its row', async () => {
  const rows = `${head}<row r="2">${cell('XFD2', '1')}</row>`
  expect(await read(await givenXlsx({ sheets: { one: rows } }))).toEqual({
    refusal: { code: 'tooManyColumns', params: { row: 2, most: 100 } },
  })
})
