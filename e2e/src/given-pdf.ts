/** A document of two pages with this text. Its scripts would run when it opens, in a viewer that runs any. */
export function givenPdf(text: string) {
  const drawing = `BT /F1 48 Tf 60 700 Td (${text}) Tj ET 0 0 1 rg 60 400 300 200 re f`
  const script = `app.alert\\('ran'\\); fetch\\('/ran'\\); this.submitForm\\('/ran'\\)`
  const page = '<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 5 0 R/Resources<</Font<</F1 6 0 R>>>>>>'
  const objects = [
    `<</Type/Catalog/Pages 2 0 R/OpenAction<</S/JavaScript/JS(${script})>>/AA<</WC<</S/JavaScript/JS(${script})>>>>>>`,
    '<</Type/Pages/Kids[3 0 R 4 0 R]/Count 2>>',
    page,
    page,
    `<</Length ${drawing.length}>>\nstream\n${drawing}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  ]
  const body = objects.map((object, at) => `${at + 1} 0 obj\n${object}\nendobj\n`).join('')
  return Buffer.from(`%PDF-1.7\n${body}trailer\n<</Root 1 0 R/Size ${objects.length + 1}>>\n%%EOF\n`)
}
