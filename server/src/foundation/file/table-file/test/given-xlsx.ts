import { zipOf } from '../../reader/zip-of.ts'

const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"'

type Workbook = {
  sheets: Record<string, string>
  strings?: string
  styles?: string
  more?: Record<string, string>
  workbookPr?: string
}

/** A spreadsheet of these sheets, each given by the XML of its rows. */
export function givenXlsx({ sheets, strings = '', styles = '', more = {}, workbookPr = '' }: Workbook) {
  const names = Object.keys(sheets)
  const relation = (id: string, kind: string, target: string) =>
    `<Relationship Id="${id}" Type="${office}/${kind}" Target="${target}"/>`
  const parts: Record<string, string> = {
    '[Content_Types].xml': '<Types/>',
    '_rels/.rels': `<Relationships>${relation('r', 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
    'xl/workbook.xml': `<?xml version="1.0"?><workbook ${main} xmlns:r="${office}">${workbookPr}<sheets>${names
      .map((name, index) => `<sheet name="${name}" sheetId="${index + 1}" r:id="s${index}"/>`)
      .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${names
      .map((_, index) => relation(`s${index}`, 'worksheet', `worksheets/sheet${index}.xml`))
      .join(
        '',
      )}${relation('t', 'sharedStrings', 'sharedStrings.xml')}${relation('f', 'styles', '/xl/styles.xml')}</Relationships>`,
    'xl/sharedStrings.xml': `<sst ${main}>${strings}</sst>`,
    'xl/styles.xml': `<styleSheet ${main}>${styles}</styleSheet>`,
  }
  for (const [index, name] of names.entries())
    parts[`xl/worksheets/sheet${index}.xml`] = `<worksheet ${main}><sheetData>${sheets[name]}</sheetData></worksheet>`
  return zipOf(Object.entries({ ...parts, ...more }))
}
