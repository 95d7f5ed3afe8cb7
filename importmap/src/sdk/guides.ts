import { readFileSync } from 'node:fs'
import { inRepository } from '../repository.ts'

/** A team has nothing but what the portal serves: what tells it how, beside the program. */
const names = ['parcel-teams', 'existing-parcels', 'adding-a-parcel', 'adding-a-screen', 'words']

/** The guides of teams by their place in the package. What they link to in the repository alone is no link there. */
export function guides() {
  return names.map((name) => [`docs/${name}.md`, alone(readFileSync(inRepository(`docs/${name}.md`), 'utf8'))] as const)
}

const link = /\[([^\]]+)\]\(([^)\s]+)\)/g
/** Links alone between brackets: where more is told of what was said. */
const aside = /\s+\(((?:\[[^\]]+\]\([^)\s]+\)(?:, )?)+)\)/g

function alone(text: string) {
  const told = text.replaceAll(aside, (whole, links: string) =>
    [...links.matchAll(link)].some(([, , target = '']) => isThere(target)) ? whole : '',
  )
  return told.replaceAll(link, (whole, said: string, target: string) => (isThere(target) ? whole : said))
}

function isThere(target: string) {
  const [file = ''] = target.split('#')
  return file === '' || /^https?:/.test(target) || names.includes(file.replace(/\.md$/, ''))
}
