import type { Lang } from '@atrium/shared-utility/contract'

type Unit = { id: string; source: string; target: string | null; isOwn: boolean }

/** XLIFF 1.2: http://docs.oasis-open.org/xliff/v1.2/os/xliff-core.html. One file, from one language into the other. */
export function xliffOf(units: readonly Unit[], { source, target }: { source: Lang; target: Lang }) {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">',
    `  <file original="atrium" source-language="${source}" target-language="${target}" datatype="plaintext">`,
    '    <body>',
    ...units.map(unitOf),
    '    </body>',
    '  </file>',
    '</xliff>',
    '',
  ].join('\n')
}

function unitOf({ id, source, target, isOwn }: Unit) {
  const state = isOwn ? 'translated' : 'final'
  return [
    `      <trans-unit id="${escaped(id)}" xml:space="preserve">`,
    `        <source>${escaped(source)}</source>`,
    ...(target === null ? [] : [`        <target state="${state}">${escaped(target)}</target>`]),
    '      </trans-unit>',
  ].join('\n')
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Leaves out the characters that XML cannot express: no reader takes a file that has one. */
function escaped(text: string) {
  return text
    .replaceAll(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? sign)
}
