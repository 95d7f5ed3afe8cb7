import { zipOf } from '../reader/zip-of.ts'

const packages = 'http://schemas.openxmlformats.org/package/2006'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const words = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'
const type = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
const begin = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'

/** A document of Word with these paragraphs. */
export function documentOf(paragraphs: readonly string[]) {
  const text = paragraphs.map((one) => `<w:p><w:r><w:t xml:space="preserve">${escaped(one)}</w:t></w:r></w:p>`).join('')
  return zipOf([
    [
      '[Content_Types].xml',
      `${begin}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="${type}.main+xml"/></Types>`,
    ],
    [
      '_rels/.rels',
      `${begin}<Relationships xmlns="${packages}/relationships"><Relationship Id="r1" Type="${office}/officeDocument" Target="word/document.xml"/></Relationships>`,
    ],
    ['word/document.xml', `${begin}<w:document xmlns:w="${words}"><w:body>${text}</w:body></w:document>`],
  ])
}

function escaped(text: string) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
