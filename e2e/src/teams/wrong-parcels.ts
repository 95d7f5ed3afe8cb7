type Wrong = {
  title: string
  /** In the parcel's folder, and what becomes of it. */
  file: string
  change: (text: string) => string
  args?: string[]
  /** What the tool says of it. */
  refused: RegExp
}

/** What a team may do wrong, each in a parcel that is right otherwise. */
export const wrongParcels: Wrong[] = [
  {
    title: 'a page at a path of others',
    file: 'parcel.json',
    change: (text) => text.replaceAll('"/hello"', '"/sysop/hello"'),
    args: ['--paths', '/hello'],
    refused: /\/sysop\/hello is outside of the allowed paths/,
  },
  {
    title: 'a copy of React',
    file: 'src/main.tsx',
    change: (text) => `${text}\nexport { default as second } from '../node_modules/react/index.js'\n`,
    refused: /second copy of react/,
  },
  {
    title: 'a name that the portal does not share',
    file: 'src/main.tsx',
    change: (text) => `${text}\nexport { Rating } from '@mui/material'\n`,
    refused: /imports Rating from '@mui\/material', which the shared set does not export/,
  },
  {
    title: 'code out of a text',
    file: 'src/main.tsx',
    change: (text) => `${text}\nexport const made = (code: string): unknown => new Function(code)\n`,
    refused: /refused .*Function/,
  },
]
